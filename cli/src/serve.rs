//! `onetable serve`: tables for everybody who can reach this computer, or whom it is made reachable for.

use crate::{data, lang, program, welcome};
use anyhow::Context;
use clap::Args;
use serde::Deserialize;
use server::Settings;
use std::io::{self, IsTerminal, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use texts::Texts;

/// Starts a server: web page, sockets and everything that is kept, in one process.
///
/// Each setting can be given as a flag, as an environment variable, or in a file; a flag goes before a variable,
/// a variable before the file. The file is onetable.toml in the current folder, or what --config names; its keys are the
/// names of the flags with _ for -.
#[derive(Args)]
pub(crate) struct Serve {
    /// A file with settings; onetable.toml if there is one
    #[arg(long, value_name = "FILE", env = "ONETABLE_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    given: Given,
}

/// What can be set, by flag, variable or file.
#[derive(Args, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Given {
    /// Where to listen; 0.0.0.0:7777 lets others in your network come [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDR", env = "ONETABLE_LISTEN")]
    listen: Option<SocketAddr>,
    /// The address under which people reach the server, for links and for the check of origins
    #[arg(long, value_name = "URL", env = "ONETABLE_PUBLIC_URL")]
    public_url: Option<String>,
    /// The folder for everything that is kept [default: onetable-data]
    #[arg(long, value_name = "DIR", env = "ONETABLE_DATA")]
    data: Option<PathBuf>,
    /// A proxy in front says in X-Forwarded-For where requests come from
    #[arg(long, env = "ONETABLE_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// The most connections at once [default: 10000]
    #[arg(long, value_name = "N", env = "ONETABLE_CONNECTIONS")]
    connections: Option<usize>,
    /// The most connections at once from one address [default: 500]
    #[arg(long, value_name = "N", env = "ONETABLE_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,
    /// The most messages a second on one connection [default: 100]
    #[arg(long, value_name = "N", env = "ONETABLE_MESSAGES_PER_SECOND")]
    messages_per_second: Option<u32>,
    /// The most new guests, logins and rooms a minute from one address [default: 120]
    #[arg(long, value_name = "N", env = "ONETABLE_REQUESTS_PER_MINUTE")]
    requests_per_minute: Option<u32>,
    /// How long bots take to show what they chose, at most, in milliseconds [default: 1200]
    #[arg(long, value_name = "MS", env = "ONETABLE_BOT_DELAY")]
    bot_delay: Option<u64>,
    /// How much is logged: error, warn, info, debug [default: info]
    #[arg(long, value_name = "LEVEL", env = "ONETABLE_LOG")]
    log: Option<String>,
    /// Log as JSON, one object a line
    #[arg(long, env = "ONETABLE_LOG_JSON", num_args = 0..=1, default_missing_value = "true")]
    log_json: Option<bool>,
}

impl Given {
    /// These, and where nothing is said the others.
    fn or(self, other: Given) -> Given {
        Given {
            listen: self.listen.or(other.listen),
            public_url: self.public_url.or(other.public_url),
            data: self.data.or(other.data),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            connections: self.connections.or(other.connections),
            connections_per_address: self.connections_per_address.or(other.connections_per_address),
            messages_per_second: self.messages_per_second.or(other.messages_per_second),
            requests_per_minute: self.requests_per_minute.or(other.requests_per_minute),
            bot_delay: self.bot_delay.or(other.bot_delay),
            log: self.log.or(other.log),
            log_json: self.log_json.or(other.log_json),
        }
    }

    fn settings(&self) -> anyhow::Result<Settings> {
        let usual = Settings::default();
        if let Some(url) = &self.public_url {
            let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
            let plain = rest.is_some_and(|rest| {
                let host = rest.trim_end_matches('/');
                !host.is_empty() && !host.contains(['/', '?', '#', ' '])
            });
            anyhow::ensure!(
                plain,
                "public-url: {url} is no address like https://cards.example, without a path"
            );
        }
        let most = self.bot_delay.unwrap_or(usual.bot_delay.1);
        Ok(Settings {
            listen: self.listen.unwrap_or(usual.listen),
            public_url: self.public_url.clone(),
            data: self.data.clone().unwrap_or(usual.data),
            behind_proxy: self.behind_proxy.unwrap_or(usual.behind_proxy),
            connections: self.connections.unwrap_or(usual.connections),
            connections_per_address: self
                .connections_per_address
                .unwrap_or(usual.connections_per_address),
            messages_per_second: self.messages_per_second.unwrap_or(usual.messages_per_second),
            requests_per_minute: self.requests_per_minute.unwrap_or(usual.requests_per_minute),
            bot_delay: (usual.bot_delay.0.min(most), most),
            ..usual
        })
    }
}

impl Serve {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let given = self.given.or(from_file(self.config)?);
        let settings = given.settings()?;
        start_logging(given.log.as_deref().unwrap_or("info"), given.log_json.unwrap_or(false))?;
        // Thousands of sockets need as many files as the system allows.
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("no runtime for the server")?;
        runtime.block_on(serve(settings))
    }
}

fn from_file(named: Option<PathBuf>) -> anyhow::Result<Given> {
    let usual = PathBuf::from("onetable.toml");
    let Some(file) = named.or_else(|| usual.is_file().then_some(usual)) else {
        return Ok(Given::default());
    };
    let text = std::fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
    toml::from_str(&text).with_context(|| format!("{}", file.display()))
}

fn start_logging(level: &str, json: bool) -> anyhow::Result<()> {
    // Finer than debug, libraries write down every frame: hands and tokens.
    let known = level.parse().ok().filter(|level| *level <= tracing::Level::DEBUG);
    let level: tracing::Level =
        known.ok_or_else(|| anyhow::anyhow!("log: {level} is none of error, warn, info, debug"))?;
    // In a file codes for colours only get in the way.
    let logging = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    if json {
        logging.json().init();
    } else {
        logging.init();
    }
    Ok(())
}

async fn serve(settings: Settings) -> anyhow::Result<()> {
    let only_here = settings.only_here();
    let public = settings.public_url.clone();
    let running = server::start(settings, data::built_in()?, web::FILES).await?;
    let here = running.address();
    let address = public.unwrap_or_else(|| format!("http://{}", reachable(here)));
    {
        let texts = Texts::new(lang::or_environment(None));
        let mut out = io::stdout().lock();
        writeln!(out, "{}", texts.say("cli-serve-open", &[("address", address.as_str().into())]))?;
        writeln!(out, "{}", texts.get("cli-serve-browser"))?;
        if only_here {
            let figures =
                [("program", program::name().into()), ("port", here.port().to_string().into())];
            writeln!(out, "{}", texts.say("cli-serve-only-here", &figures))?;
        }
        writeln!(out, "{}\n", texts.get("cli-serve-end"))?;
        welcome::write(&mut out, &address)?;
        out.flush()?;
    }
    // Not before: the first that people see is where to go.
    tracing::info!(address = %here, "listening");
    wait_for_the_end().await?;
    running.stop().await;
    Ok(())
}

/// An address that other computers can use, where the server listens at all that this one has.
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    let ip = server::outward_address().unwrap_or(Ipv4Addr::LOCALHOST.into());
    SocketAddr::new(ip, address.port())
}

/// Until somebody presses Ctrl-C or the system asks to end.
pub(crate) async fn wait_for_the_end() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut asked = signal(SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed?,
            _ = asked.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, Parser};
    use std::path::Path;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        serve: Serve,
    }

    fn page() -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/hosting.md");
        std::fs::read_to_string(path).unwrap()
    }

    /// The rows of the table of settings: key, flag, variable.
    fn rows(page: &str) -> Vec<[&str; 3]> {
        page.lines()
            .filter_map(|line| {
                let mut cells = line.strip_prefix("| ")?.split(" | ");
                let mut next = || cells.next()?.strip_prefix('`')?.strip_suffix('`');
                Some([next()?, next()?, next()?])
            })
            .filter(|[_, flag, _]| flag.starts_with("--"))
            .collect()
    }

    #[test]
    fn the_page_for_hosts_has_every_setting() {
        let page = page();
        let documented = rows(&page);
        let command = Line::command();
        let known: Vec<[String; 3]> = command
            .get_arguments()
            .filter(|argument| !["config", "help"].contains(&argument.get_id().as_str()))
            .map(|argument| {
                let flag = format!("--{}", argument.get_long().unwrap());
                let variable = argument.get_env().unwrap().to_str().unwrap().to_owned();
                [argument.get_id().to_string(), flag, variable]
            })
            .collect();
        assert_eq!(documented, known);
    }

    #[test]
    fn the_file_in_the_page_for_hosts_can_be_read_and_sets_everything() {
        let page = page();
        let (_, file) = page.split_once("```toml\n").unwrap();
        let (file, _) = file.split_once("```").unwrap();
        let given: Given = toml::from_str(file).unwrap();
        given.settings().unwrap();
        let keys: toml::Table = toml::from_str(file).unwrap();
        for [key, ..] in rows(&page) {
            assert!(keys.contains_key(key), "{key} is not in the file");
        }
        assert_eq!(keys.len(), rows(&page).len());
    }

    #[test]
    fn help_names_every_flag() {
        let help = Line::command().render_long_help().to_string();
        for [_, flag, variable] in rows(&page()) {
            assert!(help.contains(flag) && help.contains(variable), "{flag}");
        }
    }

    #[test]
    fn the_address_that_is_shown_can_be_used_from_elsewhere() {
        let shown = |listen: &str| reachable(listen.parse().unwrap());
        assert_eq!(shown("127.0.0.1:7").to_string(), "127.0.0.1:7");
        for everywhere in ["0.0.0.0:7", "[::]:7"] {
            let address = shown(everywhere);
            assert!(!address.ip().is_unspecified() && address.port() == 7, "{address}");
        }
    }

    #[test]
    fn what_is_given_goes_before_the_file() {
        let file = Given { log: Some("warn".into()), connections: Some(5), ..Given::default() };
        let line = Line::parse_from(["serve", "--connections", "7"]);
        let both = line.serve.given.or(file);
        assert_eq!((both.connections, both.log.as_deref()), (Some(7), Some("warn")));
        assert_eq!(both.settings().unwrap().connections, 7);
    }
}

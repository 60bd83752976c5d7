//! Packs the files of the app and lists them as Rust.

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Packs every file and writes the list that `lib.rs` includes.
pub(crate) fn all(dist: &Path, out: &Path) -> Result<()> {
    let packed = out.join("packed");
    fs::create_dir_all(&packed)?;
    let mut list = String::from("&[\n");
    for (number, file) in files(dist)?.iter().enumerate() {
        let plain = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        let kind = kind(file)?;
        let path = address(dist, file)?;
        writeln!(list, "WebFile {{ path: {path:?}, kind: {kind:?}, forms: &[")?;
        for (encoding, bytes) in [("br", brotli(&plain)?), ("gzip", gzip(&plain)?)] {
            // Pictures are packed already.
            if bytes.len() < plain.len() / 10 * 9 {
                let file = packed.join(format!("{number}.{encoding}"));
                fs::write(&file, &bytes)?;
                form(&mut list, Some(encoding), &bytes, &file)?;
            }
        }
        form(&mut list, None, &plain, file)?;
        list.push_str("] },\n");
    }
    list.push_str("]\n");
    fs::write(out.join("files.rs"), list)?;
    Ok(())
}

fn form(list: &mut String, encoding: Option<&str>, bytes: &[u8], file: &Path) -> Result<()> {
    let digest = data_encoding::BASE64URL_NOPAD.encode(&Sha256::digest(bytes)[..12]);
    let etag = format!("\"{digest}\"");
    let file = file.to_str().context("the target folder has a name that is no text")?;
    writeln!(
        list,
        "Form {{ encoding: {encoding:?}, etag: {etag:?}, bytes: include_bytes!({file:?}) }},"
    )?;
    Ok(())
}

/// Every file of a folder and the folders in it, without those that begin with a dot, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if entry.path().is_dir() {
            found.extend(files(&entry.path())?);
        } else {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

/// Where the server has a file.
fn address(dist: &Path, file: &Path) -> Result<String> {
    let mut address = String::new();
    for part in file.strip_prefix(dist)? {
        let part = part.to_str().unwrap_or_default();
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        if part.is_empty() || !part.chars().all(plain) {
            bail!("{} has a name that does not fit into an address", file.display());
        }
        address.push('/');
        address.push_str(part);
    }
    Ok(address)
}

/// The content type of a file, by the end of its name.
fn kind(file: &Path) -> Result<&'static str> {
    let end = file.extension().and_then(|end| end.to_str()).unwrap_or_default();
    Ok(match end {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "md" | "txt" => "text/plain; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => bail!("what is {}? web/crate/pack.rs does not know its type", file.display()),
    })
}

fn brotli(plain: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let best = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut &*plain, &mut packed, &best)?;
    Ok(packed)
}

fn gzip(plain: &[u8]) -> Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(plain)?;
    Ok(packer.finish()?)
}

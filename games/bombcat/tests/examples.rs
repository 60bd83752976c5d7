//! Programs written at length mean the same as those of the data files, which leave out what is usual.

use bombcat::data::{FILES, base};
use bombcat::lang::{Base, decode, decode_value, encode};
use serde_json::{Value, json};

/// The actions of a module without what they are called.
fn actions(module: &Value) -> Vec<Value> {
    let mut actions = module["actions"].as_array().cloned().unwrap_or_default();
    for action in &mut actions {
        if let Some(action) = action.as_object_mut() {
            action.remove("name");
        }
    }
    actions
}

/// Reads a program written at length, and compares it with some actions of a file.
fn same(file: &str, long: Value, only: &[&str]) {
    let names = if file == "base.json" { Base::default() } else { base().names() };
    let (module, report) = decode_value(&long, &names);
    assert!(report.is_empty(), "{file}: {report:?}");
    let text = FILES.iter().find(|(name, _)| *name == file).map_or("", |(_, text)| text);
    let (known, _) = decode(text.as_bytes(), &names);
    let mut known = actions(&encode(&known));
    known.retain(|action| only.iter().any(|id| action["id"] == **id));
    assert_eq!(known.len(), only.len(), "{file}");
    assert_eq!(actions(&encode(&module)), known, "{file}");
}

#[test]
fn a_veto() {
    let long = json!({"v":1,"id":"base.veto",
     "cards":[{"id":"veto","class":"func","name":{"zh":"否决","en":"Veto"},"bank":true,"grants":["veto"]}],
     "actions":[{"id":"veto","kind":"respond","mode":"can","count":{"turn":-1,"game":-1},"veto":"open","voice":"explicit",
       "on":{"k":"on_exec","action":"any","tense":"about","scope":"either","actor":{"k":"others"},"as_player":"doer"},
       "cond":{"k":"cmp","op":">","a":{"k":"ok"},"b":{"k":"num","n":0}},
       "costs":[[{"op":"use","what":{"k":"c_def","id":"veto"},"from":{"k":"hand"},"to":{"k":"discard"}}]],
       "do":[{"k":"reject"}]}]});
    same("base.json", long, &["veto"]);
}

#[test]
fn a_curse_that_needs_a_sacrifice() {
    let long = json!({"v":1,"id":"hero.hexer","hero":{"zh":"诅咒师","en":"Hexer"},
     "tags":[{"id":"curse","name":{"zh":"诅咒","en":"Cursed"},"color":"auto","blocks":["use"]}],
     "actions":[
      {"id":"hex","kind":"play","count":{"turn":1,"game":-1},"cond":{"k":"my_turn"},
       "choose":[{"as":"p1","type":"player","from":{"k":"others"},"text":{"zh":"被诅咒者","en":"victim"}}],
       "costs":[[{"op":"use","what":{"k":"c_class","c":"blank"},"from":{"k":"hand"},"to":{"k":"discard"}}]],
       "do":[{"k":"attach","tag":"curse","what":{"k":"c_any"},"by":{"k":"by","who":{"k":"me"},"blind":true},
              "in":{"k":"hand","of":{"k":"p_var","id":"p1"}}}]},
      {"id":"lift","kind":"play","from":"all","count":{"turn":-1,"game":-1},"veto":"unheard",
       "cond":{"k":"and","a":{"k":"my_turn"},"b":{"k":"exists","what":{"k":"c_tag","tag":"curse"},"in":{"k":"hand"}}},
       "costs":[[
         {"op":"discard","what":{"k":"c_class","c":"blank"},"from":{"k":"hand"},"to":{"k":"discard"},
          "text":{"zh":"献祭一张白板","en":"sacrifice a blank"}},
         {"id":"c","op":"mark","what":{"k":"c_tag","tag":"curse"},"from":{"k":"hand"},
          "text":{"zh":"要解除的牌","en":"card to lift"}}]],
       "do":[{"k":"detach","tag":"curse","what":{"k":"c_is","card":{"k":"c_var","id":"c"}},"by":{"k":"by_random"},
              "in":{"k":"hand"}}]}]});
    same("heroes/hexer.json", long, &["hex", "lift"]);
}

#[test]
fn scavenging() {
    let last = json!({"k":"last_used","by":{"k":"p_var","id":"p"}});
    let long = json!({"v":1,"id":"hero.scavenger","hero":{"zh":"拾荒者","en":"Scavenger"},
     "actions":[{"id":"scavenge","kind":"auto","voice":"silent","mode":"must","count":{"turn":1,"game":-1},"veto":"unheard",
      "on":{"k":"on_turn","edge":"end","of":{"k":"others"},"as_player":"p"},
      "cond":{"k":"and",
        "a":{"k":"is","card":last,"pred":{"k":"c_class","c":"blank"}},
        "b":{"k":"r_is","a":{"k":"region_of","card":last},"b":{"k":"discard"}}},
      "do":[{"k":"move","what":{"k":"c_is","card":last},
             "by":{"k":"by_random"},"from":{"k":"discard"},"to":{"k":"hand"},"op":"transfer"}]}]});
    same("heroes/scavenger.json", long, &["scavenge"]);
}

#[test]
fn a_card_that_harms_its_holder() {
    let long = json!({"v":1,"id":"hero.smuggler","hero":{"zh":"走私者","en":"Smuggler"},
     "cards":[{"id":"hairball","class":"custom","name":{"zh":"毛球","en":"Hairball"},"bank":false,"grants":["itch","cough"]}],
     "actions":[
      {"id":"smuggle","kind":"play","count":{"turn":1,"game":3},"cond":{"k":"my_turn"},
       "choose":[{"as":"p1","type":"player","from":{"k":"others"}}],
       "costs":[[{"op":"use","what":{"k":"alike","n":{"k":"num","n":2},"rel":"distinct","of":{"k":"c_class","c":"blank"}},
                  "from":{"k":"hand"},"to":{"k":"discard"}}]],
       "do":[{"k":"create","def":"hairball","n":{"k":"num","n":1},"to":{"k":"hand","of":{"k":"p_var","id":"p1"}}}]},
      {"id":"itch","kind":"auto","voice":"silent","mode":"must",
       "on":{"k":"on_turn","edge":"start","of":{"k":"me"}},
       "do":[{"k":"move","what":{"k":"c_not","a":{"k":"c_def","id":"hairball"}},"by":{"k":"by_random"},
              "from":{"k":"hand"},"to":{"k":"discard"},"op":"discard"}]},
      {"id":"cough","kind":"play","veto":"unheard","cond":{"k":"my_turn"},
       "costs":[[
         {"op":"discard","what":{"k":"c_class","c":"blank"},"from":{"k":"hand"},"to":{"k":"discard"}},
         {"op":"annihilate","what":{"k":"c_def","id":"hairball"},"from":{"k":"hand"},"to":{"k":"void"}}]],
       "do":[]}]});
    same("heroes/smuggler.json", long, &["smuggle", "itch", "cough"]);
}

#[test]
fn one_discards_one_and_another_two() {
    let hand = |id: &str| json!({"k":"hand","of":{"k":"p_var","id":id}});
    let by = |id: &str| json!({"k":"by","who":{"k":"p_var","id":id}});
    let long = json!({"v":1,"id":"hero.gunner","hero":{"zh":"弹幕手","en":"Gunner"},
     "actions":[{"id":"barrage","kind":"play","count":{"turn":1,"game":-1},"cond":{"k":"my_turn"},
      "choose":[
       {"as":"one","type":"player","from":{"k":"others"},"text":{"zh":"弃一张者","en":"discards one"}},
       {"as":"two","type":"player","from":{"k":"others"},"text":{"zh":"弃两张者","en":"discards two"}}],
      "costs":[[{"op":"use","what":{"k":"sum","a":{"k":"c_class","c":"func"},"b":{"k":"c_class","c":"blank"}},
                 "from":{"k":"hand"},"to":{"k":"discard"}}]],
      "do":[
       {"k":"move","what":{"k":"c_any"},"by":by("one"),"from":hand("one"),"to":{"k":"discard"},"op":"discard"},
       {"k":"move","what":{"k":"times","min":{"k":"num","n":2},"of":{"k":"c_any"}},"by":by("two"),"from":hand("two"),
        "to":{"k":"discard"},"op":"discard"}]}]});
    same("heroes/gunner.json", long, &["barrage"]);
}

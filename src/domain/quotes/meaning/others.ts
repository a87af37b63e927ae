/** Words of languages without a table: quotes in them are proof only as written. Those of scripts without spaces match inside words. */

/** Negations of languages without a table: quotes in them are proof only as written, but can be located. */
export const OTHER_NEGATIONS =
  // Scandinavian, Finnish, Hungarian
  'inte ikke ikkje ej aldrig aldri utan uden uten ingen inget intet inga ei eivät emme ette älä ilman nem ne soha nélkül sincs ' +
  // Forms that the tables have only as prefixes
  "n' aucun aucune nessun nessuna nesmí nemá není nemůže nemohou nesmějí nemají žadna " +
  // Slovak, Croatian, Slovene, Romanian, Malay, Vietnamese
  'nie nikto nesmie nemá nebude nijedan nijedna nikada nikoli nu nici fără niciun nicio niciodată không chưa chẳng đừng ' +
  // Russian, Ukrainian, Bulgarian, Greek
  'не нет ни никогда без нельзя ні немає без няма нито не δεν μη μην χωρίς ούτε ποτέ ' +
  // Hebrew, Arabic ("not" also with the ligature's letters reversed, as PDF readers give them), Persian, Hindi
  'לא ולא אין ואין ללא בלי אינו אינה لا ولا ال وال لم ولم لن ولن ليس ليست غير دون بدون نیست نباید نمی नहीं बिना मत न'

/** Negations in Chinese, Japanese, Korean and Thai; most match without word boundaries. */
export const UNSPACED_NEGATIONS =
  /[不無无沒没非未勿]|(?<![是能可])否|ない|ません|なし|ず(?=、|。|に)|(?<=\s|^)[안못](?=\s)|않|없|아니|ไม่|มิ|ห้าม/gu

export const UNSPACED_NUMBER = /[一二三四五六七八九十百千万億亿兆两]/u

/** Russian and other number words that are not in the tables. */
export const OTHER_NUMBERS =
  'jedna jedno veinte jeden ' +
  'один два три четыре пять шесть семь восемь девять десять двадцать тридцать сорок пятьдесят сто тысяча миллион'

/** Begins a sentence that makes an exception to the previous one: "ただし", "但", "다만". */
export const EXCEPTS_NEXT =
  /^(?:ただし|但し|もっとも|しかし|ところが|但是|但|然而|不过|除外|例外|다만|단,|그러나|하지만)/u

/** Refers to the previous sentence: "前項の規定は". */
export const POINTS_BACK =
  /^(?:なお|これ|この|本項|本条|本規定|前項|前文|前条|前記|上記|当該|此|该|本款|本条|前款|前述|上述|上款|事実(?:上)?|其实|实际上|这都|这是|実際には|実は|そのような|이는|이를|실제로|사실|그런 |이 |위 |본 항|전항|상기)/u

/** Refers to the text above, however far. */
export const POINTS_ABOVE = /^(?:前述|上記|前記|上述|以上|이상|상기)/u

/** Denies, excepts or removes. */
export const TAKES_BACK =
  /[不無无沒没非未勿]|に限|のみ|[仅僅只]|(?<!可)否|ない|ません|なし|ず(?=、|。|に|$)|除[くきい外]|例外|免[除れ]|免|削除|削る|廃止|停止|撤回|却下|失効|無効|誤り|いいえ|删除|废止|排除|除外|过去的事|昔の話|過去のこと|옛날|않|없|아니|못|제외|예외|면제|삭제|폐지|무효|정지/u

/** Headings, labels and brackets of text that is not, or no longer, in force. */
export const NOT_IN_FORCE =
  /削除|削る|廃止|失効|無効|撤回|却下|対象外|範囲外|除外|含まれない|含まない|旧|改正前|変更前|修正前|以前|従前|草案|素案|案(?=$|[^内])|例(?=$|[：:文示])|見本|サンプル|ひな|雛形|不採用|已删|删除|废止|作废|无效|无须|不包括|不适用|不適用|未采纳|排除|修改前|变更前|原文|旧版|示例|例如|样本|范本|모범|삭제|폐지|무효|제외|변경 전|개정 전|종전|초안|예시|견본|해당 없음|要確認|未定|協議中|待确认|待定|待商定/u

/** Refers to the items below: "次の各号". */
export const POINTS_AHEAD = /次の|以下|下記|左記|各号|下列|如下|以下|다음|아래/u

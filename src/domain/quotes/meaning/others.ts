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

export const UNSPACED_NUMBERS = /[一二三四五六七八九十百千万億亿兆两]/gu

/** Russian and other number words that are not in the tables. */
export const OTHER_NUMBERS =
  'jedna jedno veinte jeden ' +
  'один два три четыре пять шесть семь восемь девять десять двадцать тридцать сорок пятьдесят сто тысяча миллион'

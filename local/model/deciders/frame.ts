/** Words in which rules are worded, whatever they are about. */
import { contentStems, contentWords, stem } from '../document/words.ts'

/** Words of rules that don't describe their subject. */
export const frame = new Set(
  contentStems(
    'announce announced disclose disclosed quantify quantified assess assessed regulated dealt outline outlined publish published able perform performed performs carry carried conduct conducted happen done take takes refer refers manual release minutes quotation terms instructions information details disclaimer statement currently today now contract agreement document text applicant candidate clause provision section thesis report invoice policy paper letter offer guideline must contain contains include ' +
      'includes mention state states specify specified stated mentioned documented described describe describes recorded noted define defined explain explains ' +
      'say says show shows name names named give given report reported discuss discussed require requires provide provides address regulate describe ' +
      'clearly explicitly ensure check verify make sure rule need needs needed exist exists possible allow allowed permitted acceptable forbid forbidden forbids prohibit prohibited prohibits ban banned number own ' +
      'smlouva smlouvy smlouvě dokument dokumentu směrnice zpráva faktura obsahovat uvádět uvedeno uvedena uveden stanovit určit upravovat jasně zakázáno zakázán ' +
      'vertrag vertrages dokument bericht rechnung richtlinie enthalten nennen angeben regeln festlegen informieren beschreiben erläutern klar zahl verboten untersagt erlaubt zulässig enthält angegeben genannt sein werden ' +
      'contrat document clause doit doivent contenir prévoir mentionner indiquer être traiter figurer contrato acuerdo documento contener indicar mencionar prever incluir estar haber',
  ),
)

/** "On paper", "by letter": what something is done with, not the document. */
const means = /(?<!\p{L})(?:on|by|per|auf|mit) (\p{L}{1,30})(?!\p{L})/giu

/** "The other party's name": the thing itself, not the verb "name". */
const owned = /(?:['’]s|s['’]|(?<!\p{L})(?:its|their|his|her|our)) (\p{L}{1,30})(?!\p{L})/giu

/** The words of a rule that describe its subject. */
export function tellingWords(rule: string): readonly string[] {
  const kept = new Set([means, owned].flatMap((form) => [...rule.matchAll(form)].map((match) => match[1])))
  return contentWords(rule).filter((word) => kept.has(word) || !frame.has(stem(word)))
}

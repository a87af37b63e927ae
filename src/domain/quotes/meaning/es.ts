import type { Language } from './classes.ts'

export const SPANISH: Language = {
  common:
    'de la el en y que los del las por un una con para se al lo es su sus o como este esta son ha entre dicha dicho ser a no más ' +
    'cualquier presente sobre será cada desde le',
  negation: 'no ni nunca jamás sin ningún ninguno ninguna nada nadie salvo excepto tampoco',
  negativePrefix: 'in im ir i des dis no anti',
  modal:
    'debe deben deberá deberán debería puede pueden podrá podrán podría es son será serán era ha han tiene tienen tendrá hay habrá ' +
    'derecho* obligación obligac* oblig* autoriz* permit* permis* compromet* responsab* facult* quiere',
  conjunction: 'y e o u pero sino ni que ya',
  bound:
    'menos más máxim* mínim* antes después dentro durante hasta desde entre a partir sobre bajo encima debajo tarde tardar inmediat* primer* últim* próxim* ' +
    'siguiente* anterior* anual* mensual* semanal* diari* por cada siempre cuando mientras venc* expir* plazo* fin inici* superior* inferior* exce* super* menor* mayor*',
  condition:
    'prohib* prohíb* rehús* rehus* rechaz* exclu* impid* impedi* neg* renunci* exim* exent* cesa* revoc* falta* apenas resci* incumpl* si salvo sólo solo solamente únicamente exclusiv* excepto condición* condicion* siempre sujet* sustancial* esencial* escrit* verbal* oral* todo todos toda todas ' +
    'cada cualquier* alguno* alguna* algún ambos ambas razonabl* grave* intencion* dolo* direct* indirect* expres* tácit* mutu* conjunt* solidari* ' +
    'otro* otra* caso pesar obstante incluid* incluy* previ* parte* parcial* total* enter* net* brut* aproximad*',
  number:
    'cero un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieci* veint* treinta* cuarenta* cincuenta* sesenta* setenta* ' +
    'ochenta* noventa* cien ciento* doscient* trescient* quinient* mil miles millón millones mitad medio media terci* cuart* primer* segund* tercer* doble* docena*',
  unit:
    'día días semana* mes meses año años hora* minuto* segundo* hábil hábiles laborable* natural* calendario ciento porcentaje* punto* euro* dólar* peso* centavo* céntimo* ' +
    'usd eur metro* kilómetro* km kg kilogramo* kilo* gramo* tonelada* litro* unidad* pieza*',
  reference:
    'artículo* art sección secciones cláusula* anexo* apartado* párrafo* página* capítulo* parte* tabla* número* núm inciso* título* punto*',
}

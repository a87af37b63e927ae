import type { Language } from './classes.ts'

export const SPANISH: Language = {
  common:
    'de la el en y que los del las por un una con para se al lo es su sus o como este esta son ha entre dicha dicho ser a no más cualquier presente sobre será cada desde le',
  negates: 'no ni nunca jamás sin ningún ninguno ninguna nada nadie salvo excepto tampoco',
  homograph: 'n',
  isProForm: 'esto eso ello esta esa así',
  confirms:
    'siempre cierto verdad correcto obligatori* esencial importante verific* comprueb* controla* normal aprobad* adoptad* aceptad* válid* vigente* aplica* nuev* actual* íntegr* complet* definitiv* unanimidad demostr* confirm* acepta',
  isNumber:
    'cero un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieci* veint* treinta* cuarenta* cincuenta* sesenta* setenta* ochenta* noventa* cien ciento* doscient* trescient* quinient* mil miles millón millones mitad medio media terci* cuart* primer* segund* tercer* doble* docena*',
  restricts:
    'si salvo excepto sólo solo solamente únicamente pero menos más máximo mínimo hasta niega* negar* rechaz* prohíb* prohib* renunci* abstendr* absten* excluy* cesa* lugar aunque menos aproximadamente casi',
  denies: 'ningún ninguno ninguna nada nadie nunca jamás tampoco exent* eximid* liberad* dispensad* apenas',
  subordinates: 'que',
  beginCondition:
    'en caso,en el caso,siempre que,siempre y cuando,a menos,a condición,con excepción,en la medida,mientras,sujeto a,cuando,a discreción,a elección,a petición',
  removes:
    'negó negaron prohíb* prohib* exclu* suprim* elimin* sustitu* reemplaz* derog* anul* rechazad* retirad* suprím* carec* imped* tumbó anuló anulad* revocó congelad* retira tachad* descartad* desestimad* abandonad*',
  supposes: 'si cuando salvo excepto',
  isStatus:
    'nulo nula inválid* antiguo antigua anterior borrador obsolet* caducad* vencid* retirad* anulad* falso falsa incorrect* opcional modelo ficticio* ficticia* fallido negativo nula suspenso desfasad*',
  doubts:
    'falso falsa* incorrect* erróne* equivoc* aleg* afirm* propon* propuest* supon* supuest* sostien* dud* esper* dese* recomiend* opin* juicio pens* idealmente contrario rechazad* malentendido* previsto planead* pretend* creía* imagin* error errata inventó inventad* cuento fábula cree creen quería querían teme* temor* especul* objeta* conjetur* presunt* niega niegan aspira*',
  isExample: 'ejemplo*',
  beginOmission:
    'suprimido,suprimida,omitido,omitida,eliminado,reservado,no aplica,no aplicable,sin contenido,ninguna,derogado,sin efecto,no incluido,no incluida,no incluidos,fuera del alcance,anulado,anulada,retirado,derogada',
  asserts:
    'acuerd* acord* convien* confirm* declar* garant* compromet* reconoc* estipul* establec* asegur* certif* dispon* acuerdo decid*',
  beginBackReference:
    'esto no,esta cláusula,esta disposición,esta frase,lo anterior,esto es,ello no,ello está,quedan exceptuados,quedan exceptuadas,quedan excluidos,quedan excluidas,se exceptúan,una excepción,la condición,es condición,lo contrario,esta obligación,este derecho,lo mismo no,esta propuesta,la primera frase,es un,es una,ello queda',
  narrows:
    'que quien quienes cual cuales cuyo* donde en durante después antes hasta desde bajo contra por para con entre hacia según como tras ante sobre *ado *ada *ados *adas *ido *ida *idos *idas',
  beginUnsettled:
    'por acordar,por confirmar,por definir,por determinar,en negociación,no acordado,así era,esto era,sin compromiso,no vinculante,meramente informativa,nunca fue firmado,solo para la discusión,sin efectos jurídicos,pendiente de,pendientes de,por negociar,todavía por,aún por,está por,queda por',
  points: 'esto ello respecto eso hacerlo cumplirlo',
  determines: 'esta este estas estos dicha dicho anterior precedente* citad* presente',
  isForegoing: 'anterior anteriores mencionad* precedente* antedich*',
  isFollowing: 'siguiente* sigue siguen',
  overrides:
    'prevale* prevalec* exent* exceptúa* exceptua* exclu* suspend* efecto suprim* derog* dispens* anula* exceptuad* exceptúan excepción excepciones excluid* vence renunci* desplaz* terminó expira* discreción retirar reescrit* apartar* aparta congelad* interrump* paraliz*',
  precedes: 'prevale* prevalec* obstante contrario',
  contrasts: 'obstante embargo pero contrario excepción alternativamente',
  isClause:
    'cláusula* frase* disposición disposiciones párrafo* apartado* sección artículo* obligación obligaciones derecho* deber deberes responsabilidad* garantía* regla* requisito* texto* versión estipulación redacción',
  isPast:
    'antes anteriormente anterior antiguo antigua original previo previa suprimid* rechazad* retirad* derogad* eliminad* no contrapropuesta* propuesta* descartad* inaceptable* nulas nulos tipo obsolet* archivad* erróne* fals* prohibid* tachad* anulad* sustituid* abandonad* desestimad* caducad*',
  beginNeutral:
    'para evitar,a cambio,además,en contraprestación,a título aclaratorio,asimismo,además,por tanto,por lo tanto,por consiguiente,finalmente,igualmente',
  attributes: 'según',
  adds: 'también igualmente incluso',
  limits:
    'solo sólo solamente únicamente si condición condiciones excepción excepciones exceptuad* exceptúan requiere exige sujeto sujeta limitad* supeditad* depende* presupone* provisional* temporal* supone',
  narrates:
    'informó recordó prometió resumió escribió anunció explicó respondió añadió *aba dijo contó relató',
  isVoice:
    'posición opinión comentario* nota decía disponía rezaba establecía carta folleto* malentendido* elegir marcar correo cita fuente consejo mito habría podría sería visión abierto muestra error rumores mentiras prospecto memorándum memo misiva mitos contrapropuesta* objeción sugerencia* perspectiva aspiración anhelo* rumor',
  isChoice: 'opción variante alternativa pregunta caso hipótesis escenario',
  isWriting: 'cláusula* frase* disposici* versión versiones texto* redacci* formulaci* puntos punto',
  upholds:
    'empez* comenz* surt* aplica* aplicable* rige* regul* vincul* obliga* subsist* sigue siguen describ* explic* define* precis* enumer* prevé* prevén establec* dispon* exig* contien* trata* refier* véase ver lea* aprob* aprueb* adopt* acept* ratific* confirm* acord* pactad* válid* vigente* entr* surtió complement* complet* respet* observ* cumpl* ejecut* garantiz* permit* conced* manten* manti* redact* traduj* traduc* revis* aval* invoc* tomamos continú* incumpl* infring* vulner* viol* extiend* super* crea* gener* impon* igual inalterad* prorrog* renov*',
}

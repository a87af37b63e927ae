import type { Language } from './classes.ts'

export const PORTUGUESE: Language = {
  common:
    'de a o e que do da em um para com uma os no se na por as dos ao das ou é à ser pelo pela este esta são como nos nas seu sua presente entre não mais aos qualquer',
  negates: 'não nem nunca jamais sem nenhum nenhuma nada ninguém salvo exceto excepto tampouco',
  homograph: 'n no',
  isProForm: 'isto isso aquilo assim',
  confirms:
    'sempre verdade correto obrigatóri* essencial importante verific* controla* normal aprovad* adotad* aceit* válid* vigente aplica* nov* atual* íntegr* complet* definitiv* unanimidade demonstr* confirm*',
  isNumber:
    'zero um uma dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte* trinta* quarenta* cinquenta* sessenta* setenta* oitenta* noventa* cem cento* duzent* trezent* quinhent* mil milhão milhões metade meio meia terç* quart* primeir* segund* terceir* dobro dúzia*',
  restricts:
    'se salvo exceto excepto somente só apenas mas menos mais máximo mínimo até recus* nega* proíb* proib* renunci* abst* exclu* cessa* vez embora contudo porém todavia aproximadamente quase',
  denies: 'nenhum nenhuma nada ninguém nunca jamais nem tampouco isent* dispensad* liberad* exonerad*',
  subordinates: 'que',
  beginCondition:
    'em caso,no caso,caso,desde que,a menos,sob condição,sob a condição,com exceção,na medida,enquanto,sujeito a,quando,a critério,à discrição,a pedido',
  removes:
    'recus* proíb* proib* vedad* exclu* suprim* elimin* substitu* revog* anul* rejeitad* retirad* imped* anulou anulad* revogou congelad* retira riscad* descartad* abandonad* chumbad*',
  supposes: 'se quando caso salvo exceto',
  isStatus:
    'nulo nula inválid* antigo antiga anterior minuta rascunho obsolet* caducad* expirad* retirad* anulad* falso falsa incorret* opcional modelo fictíci* imaginári* reprovado negativo falhou desatualizad*',
  doubts:
    'falso falsa* incorret* errad* errón* aleg* afirm* propõe* propost* supõe* supost* sustent* duvid* esper* dese* recomend* opini* idealmente contrário rejeitad* recusad* mal-entendido* previsto planead* pretend* julgav* imagin* engano inventou inventad* fábula suponh* acredita* queria* teme temem receio* especul* objeta* conjetur* presum* nega negam aspira*',
  isExample: 'exemplo*',
  beginOmission:
    'suprimido,suprimida,omitido,omitida,eliminado,reservado,não aplicável,não se aplica,revogado,nenhuma,sem efeito,não incluído,não incluída,não incluídos,fora do âmbito,anulado,anulada,retirado,revogada',
  asserts:
    'acord* concord* confirm* declar* garant* compromet* reconhec* estipul* estabelec* assegur* certif* decid* prevê preveem',
  beginBackReference:
    'isto não,esta cláusula,esta disposição,esta frase,o anterior,o disposto,isto é,isso não,isso é,excetuam-se,são excetuadas,são excetuados,são excluídos,ficam excluídos,ficam excluídas,uma exceção,constitui exceção,é condição,a condição,o contrário,esta obrigação,este direito,o mesmo não,esta proposta,a primeira frase,é um,é uma,isto fica',
  narrows:
    'que quem qual quais cujo* onde em no na nos nas durante após antes até desde sob contra por pelo pela para com entre conforme segundo como perante sobre *ado *ada *ados *adas *ido *ida *idos *idas',
  beginUnsettled:
    'a acordar,a confirmar,a definir,a discutir,em negociação,não acordado,assim era,sem compromisso,não vinculativa,meramente informativa,nunca foi assinado,não produz efeitos,ainda por,por negociar,pendente de,pendentes de',
  points: 'isto isso respeito cumpri-lo fazê-lo disso disto nisso nisto',
  determines: 'esta este tal referid* anterior precedente* presente estas estes',
  isForegoing: 'precede anterior anteriores referid* supracitad*',
  isFollowing: 'seguinte* segue seguem',
  overrides:
    'prevale* isent* excetua* exclu* suspen* efeito suprim* revog* dispens* anula* excetuam-se excetuad* exceção exceções excluíd* expira renunci* suspend* afastad* terminou critério retirar reescrit* afast* interrompid* congelad*',
  precedes: 'prevale* obstante derrogação contrário',
  contrasts: 'contudo porém todavia entretanto mas obstante contrário alternativamente',
  isClause:
    'cláusula* frase* disposição disposições parágrafo* alínea* secção seção artigo* obrigaç* direito* dever deveres responsabilidade* garantia* regra* requisito* texto* vers*',
  isPast:
    'antes anteriormente anterior antigo antiga original prévio prévia suprimid* rejeitad* retirad* revogad* eliminad* não contraproposta* proposta* inaceitáve* nulas nulos tipo obsolet* arquivad* errad* fals* proibid* riscad* históric* anulad* substituíd* abandonad* descartad* caducad*',
  beginNeutral:
    'para evitar,em contrapartida,além disso,a título,outrossim,portanto,assim,por conseguinte,finalmente',
  attributes: 'segundo conforme',
  adds: 'também igualmente mesmo',
  limits:
    'só somente apenas se caso condição condições exceção exceções exige requer sujeito sujeita limitad* depende* dependem pressupõe* provisóri* temporári* supõe',
  narrates:
    'noticiou recordou prometeu resumiu escreveu anunciou explicou respondeu acrescentou *iava *cava *dava *gava *lava *mava *nava *ntava *rava *sava disse contou relatou',
  isVoice:
    'posição parecer comentário* nota dizia dispunha previa rezava carta folheto* mal-entendido* escolher assinalar email* e-mai* citação fonte conselho mito teria poderia seria visão aberto erro boatos mentiras memorando panfleto mitos contraproposta* objeção sugestão sugestões perspetiva perspectiva aspiração boato',
  isChoice: 'opção variante alternativa pergunta questão caso hipótese cenário',
  isWriting: 'cláusula* frase* disposiç* versão versões texto* redaç* formulaç* pontos ponto',
  upholds:
    'começ* vigora* aplica* aplicável aplicáveis rege* regul* vincul* obriga* subsist* descrev* explic* defin* precis* enumer* prevê* estabelec* dispõ* exig* contém contêm trata* refer* ver veja* leia* aprov* adot* adopt* aceit* ratific* confirm* acord* válid* entr* complet* respeit* observ* cumpr* execut* garant* permit* conced* mant* redig* traduz* revis* produziu invoc* tomamos produziu continua* mantém viol* infring* incumpr* estend* abrang* sobreviv* resist* manteve cria* impõ* inalterad* igual prorrog* renov*',
}

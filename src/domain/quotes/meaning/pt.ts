import type { Language } from './classes.ts'

export const PORTUGUESE: Language = {
  common:
    'de a o e que do da em um para com uma os no se na por as dos ao das ou é à ser pelo pela este esta são como nos nas seu sua ' +
    'presente entre não mais aos qualquer',
  negation: 'não nem nunca jamais sem nenhum nenhuma nada ninguém salvo exceto excepto tampouco',
  negativePrefix: 'in im ir i des não anti',
  modal:
    'deve devem deverá deverão deveria pode podem poderá poderão poderia é são será serão era há tem têm terá direito* obrigação obrigações obrig* ' +
    'autoriz* permit* permiss* comprom* responsab* faculd* quer',
  conjunction: 'e ou mas nem que porém',
  bound:
    'menos mais máxim* mínim* antes após depois dentro durante até desde entre partir sobre sob acima abaixo tarde imediat* primeir* últim* próxim* ' +
    'seguinte* anterior* anual* mensal* semanal* diári* por cada sempre quando enquanto venc* expir* prazo* fim iníci* superior* inferior* exced* super* menor* maior*',
  condition:
    'proib* recus* rejeit* exclu* imped* impeç* neg* renunci* isent* exoner* cessa* revog* falta* apenas rescind* rescis* incumpr* descumpr* se salvo só somente apenas unicamente exclusiv* exceto condiç* desde sujeit* substancial* essencial* escrit* verbal* oral* todo todos toda todas ' +
    'cada qualquer quaisquer algum* alguns ambos ambas razoáv* razoav* grave* intencion* dolo* diret* direct* indiret* indirect* express* tácit* mútu* conjunt* solidári* ' +
    'outro* outra* caso apesar obstante incluí* inclui* inclus* prévi* parte* parcial* total* inteir* líquid* brut* aproximad* cerca',
  number:
    'zero um uma dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte* trinta* quarenta* ' +
    'cinquenta* sessenta* setenta* oitenta* noventa* cem cento* duzent* trezent* quinhent* mil milhão milhões metade meio meia terç* quart* primeir* segund* terceir* dobro dúzia*',
  unit:
    'dia dias semana* mês meses ano anos hora* minuto* segundo* útil úteis corrido* calendário cento percent* ponto* euro* dólar* real reais centavo* cêntimo* usd eur brl ' +
    'metro* quilômetro* quilómetro* km kg quilograma* quilo* grama* tonelada* litro* unidade* peça*',
  reference:
    'artigo* art seção seções secção cláusula* anexo* alínea* parágrafo* página* capítulo* parte* tabela* número* nº título* item itens ponto*',
}

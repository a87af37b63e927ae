/** Words of rules that don't describe their subject. */

const asking =
  'please|kindly|could|would|can|you|check*|make sure|ensure*|verify|verif*|confirm*|see|look|whether|that|if|tell|me|us|i|we|want*|need*|like|expect*|let|know|find|out|important|essential|crucial|mandatory|' +
  'necessary|required|requir*|must|shall|should|ought|has to|have to|have|has|had|may|might|will|do|does|did|is|are|was|were|be|been|being|to|it|its|there|here|this|these|those|such|which|who|whom|whose|what|when|where|how|why|' +
  'flag*|reject*|object*|report*|warn*|alert*|complain*|raise a|any case|case|instances|rule|pass|fail*|ok|okay|acceptable|unacceptable|allowed|desired|wanted|supposed|insist*|demand*|review*|question|answer|yes|no|say*|said|shows'
const holding =
  'contain*|includ*|mention*|stat*|specif*|use|uses|used|featur*|refer*|list*|provid*|set out|sets out|set forth|sets forth|set|sets|lay down|lays down|laid down|defin*|describ*|address*|cover*|identif*|indicat*|regulat*|carr*|bear*|show*|give*|given|gives|' +
  'compris*|display*|presen*|document*|record*|not*|name*|hold*|found|find*|exist*|appear*|occur*|deal*|govern*|stipulat*|establish*|spell*|read*|speak*|tell*|clarif*|make*|made|incorporat*|embod*|express*|explicit*|impl*|agree*|foresee*|envisag*|contemplat*|impos*|put*|place*|oblig*|' +
  'silent|silence|lack*|omit*|omission|absen*|missing|free of|devoid|nothing|anything|something|leave out|leaves out|exclud*|refrain*|avoid*|without|none|not|never|no|neither|nor|cannot|don|doesn|isn|mustn|shouldn|aren|won|t|s'
const things =
  'agreement*|contract*|document*|text|deal|paper*|file|draft|terms|term sheet|clause*|provision*|section*|article*|paragraph*|passage*|sentence*|language|wording|part*|statement*|stipulation*|arrangement*|mechanism|rule*|restriction*|prohibition*|prohibit*|forbid*|forbidden|ban|bans|banned|bar|bars|barred|restrict*|prevent*|preclude*|disallow*|outlaw*|block*|rule* out|' +
  'allow*|permit*|permission|entitl*|enable*|authori*|right*|oblig*|duty|duties|undertak*|commit*|promise*|covenant*|' +
  "parties|party|side|sides|supplier*|vendor*|provider*|seller*|buyer*|purchaser|customer|client|licensor|licensee|contractor|company|companies|employer|consultant|distributor|lessor|lessee|landlord|tenant|franchis*|counterpart*|either|neither|both|each|every|one|other|another|other's|anyone|nobody|us|our|their|them|they|his|her|he|she|your"
const small =
  'a|an|the|and|or|of|on|in|at|by|for|from|with|within|as|any|all|some|so|only|also|then|than|about|over|under|into|upon|per|via|out|up|off|but|yet|still|just|even|ever|clearly|clear|expressly|explicitly|explicit|somewhere|anywhere|at least|least|kind|sort|type|subject|topic|matter*|issue|question of|concern*|regard*|relat*|respect|somehow|in place|place|properly|proper|effectively|effective way|really|indeed|prior|written|writing|beforehand|during|while|unless|until|being|own|certain|specific*|general*|particular*|respective|relevant|possible|way|event|time|under which|whereby|thereof|hereof|herein|sure|standard|valid|appropriate|adequate|regardless'
const german =
  'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|muss|müssen|soll|sollte|sollen|darf|dürfen|kann|und|oder|von|zu|zur|zum|im|in|am|auf|mit|ohne|für|ist|sind|wird|werden|nicht|kein*|niemals|enthalten|enthält|regeln|regelt|vorsehen|nennen|nennt|angeben|vertrag*|vereinbarung*|dokument*|klausel*|abschnitt*|bestimmung*|regelung*|es|gibt|geben|vorhanden|sein|über|eine|partei*|schriftlich*|vorherige*|bitte|prüfen|dass|ob|sie|auftraggeber|auftragnehmer|verboten|untersagt|verbietet|verbieten|erlaubt|erlauben|ausschließen|ausgeschlossen|jederzeit'
const czech =
  'musí|nesmí|má|mají|by|měla|měl|obsahovat|obsahuje|uvádět|uvádí|uvedeno|uvedena|stanovit|stanoví|upravovat|upravuje|smlouv*|dokument*|ustanovení|doložk*|klauzul*|článek|oddíl|o|na|v|ve|s|se|z|ze|k|ke|pro|je|jsou|být|a|i|nebo|ani|že|zda|ověřte|zkontrolujte|strana|strany|stran|žádn*|bez|nikdy|zakazovat|zakazuje|povolovat|povoluje|písemn*|předchozí*|druhé|lze|může|dodavatel*|odběratel*'

const everyday =
  'non|off~limits|stay*|remain*|leave*|leaving|alone|single|stop*|keep*|kept|get*|got|go|goes|going|come*|take*|taking|happen*|free|freedom|able|ability|unable|possib*|impossib*|try|tries|want*|wish*|like*|tie|ties|tied|bound|bind|binds|binding|subject|result*|mean*|lead*|turn*|run|runs|work|works|' +
  'period*|time*|year*|month*|day*|number|amount*|several|many|much|more|less|few|first|second|last|next|total|full*|complet*|partial*|partly|whole|same|different|new|old|existing|current*|future|previous*|later|earlier|soon|immediate*|direct*|indirect*|automatic*|mutual*|reciprocal*|' +
  'legal*|lawful*|commercial*|business*|reasonabl*|good|bad|best|fair*|strict*|precise*|exact*|detail*|simpl*|normal*|usual*|typical*|common*|separate*|individual*|person*|people|somebody|someone|anybody|everybody|everyone|others|else|who|user*|partner*|firm*|group|member*|developer*|publisher*|author*|agent*|' +
  'dealer*|reseller*|franchisor*|manufacturer*|lender*|borrower*|service*|product*|goods|software|region*|limited|off|too|well|again|already|because|therefore|however|otherwise|together|way|thing*|made|done|kind|level|term|terms|case|situation*|circumstance*|condition*|purpose*|reason*|basis|extent|sense|effect|behalf|favour|favor|against|between|among|through|before|after|since|upon|tacit*'

export const filler = [asking, holding, things, small, everyday, german, czech].join('|')

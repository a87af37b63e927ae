/** Passwords that are tried first: what guessing begins with needs no list of stolen ones. */

const COMMON: ReadonlySet<string> = new Set(
  `
    !qaz1qaz !qaz2wsx 00000000 000000000 0000000000 01234567 012345678 0123456789 02468024 0987654321 10101010
    10203040 1020304050 11111111 111111111 1111111111 11223344 1122334455 112233445566 12121212 123123123
    123321123 12341234 12344321 1234512345 123454321 1234554321 123456123 123456654321 12345677 12345678
    123456780 123456781 123456789 1234567890 1234567891 12345678910 123456789a 123456789q 12345678a 12345678q
    12345679 1234567a 1234567q 123456aa 123456ab 123456abc 123456qwerty 12345abc 12345qwert 1234abcd 1234qwer
    123qwe123 123qweasd 123qweasdzxc 13131313 1337h4x0r 13572468 13579246 1357924680 147258369 147852369
    159357456 159753456 159951159 18273645 19283746 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz!qaz
    1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 1z2x3c4v 20202020 22222222 24681357 246813579 27182818 2wsx3edc
    31415926 314159265 321654987 33333333 44444444 456123789 50cent50 55555555 555555555 66666666 666666666
    69696969 741852963 77777777 777777777 789456123 87654321 88888888 888888888 963852741 987654321 9876543210
    99999999 999999999 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4! a1b2c3d4e5 aa123456 aa12345678
    aaa11111 aaaa1111 aaaaaaaa aaaaaaaaa ab123456 abc12345 abc123456 abc123abc abc@1234 abcabc123 abcd1234
    abcd12345 abcd@1234 abcdef12 abcdef123 abcdefgh abcdefghi abcdefghij access01 access1! access12 access123
    access123! access1234 access12345 access14 access2024 access2025 access2026 access@123 accessdenied
    acmilan1 admin!123 admin123 admin123! admin1234 admin12345 admin123456 admin2024 admin2025 admin2026
    admin@123 admin@1234 adminadmin administrator administrator1 adobe123 adriana1 adrianna adventure
    africa123 agnieszka airborne airforce airplane ajax1234 alabama1 alberto! alberto01 alberto1 alberto1!
    alberto12 alberto123 alberto123! alberto1234 alberto12345 alberto2024 alberto2025 alberto2026 alcapone
    alejandra alejandro aleksandr alexander alexander1 alexandra alexis01 alexis1! alexis12 alexis123
    alexis123! alexis1234 alexis12345 alexis2024 alexis2025 alexis2026 alexis@123 amanda01 amanda1! amanda12
    amanda123 amanda123! amanda1234 amanda12345 amanda2024 amanda2025 amanda2026 amanda@123 america1 american
    american1 amor123! amor1234 amor12345 amor2024 amor2025 amor2026 amorcito amour123 amour123! amour1234
    amour12345 amour2024 amour2025 amour2026 amsterdam anakin123 anastasia andrea01 andrea1! andrea12
    andrea123 andrea123! andrea1234 andrea12345 andrea2024 andrea2025 andrea2026 andrea@123 andrew01 andrew1!
    andrew12 andrew123 andrew123! andrew1234 andrew12345 andrew2024 andrew2025 andrew2026 andrew@123 android!
    android01 android1 android1! android12 android123 android123! android1234 android12345 android2024
    android2025 android2026 angel123 angel123! angel1234 angel12345 angel2024 angel2025 angel2026 angel@123
    angelface angelica angelina angelina1 angels123 anonymous anonymous1 anthony! anthony01 anthony1 anthony1!
    anthony12 anthony123 anthony123! anthony1234 anthony12345 anthony2024 anthony2025 anthony2026 anthony@123
    antonio1 anything apollo01 apollo1! apollo12 apollo123 apollo123! apollo1234 apollo12345 apollo2024
    apollo2025 apollo2026 apollo@123 apple123 apple123! apple1234 apple12345 apple2024 apple2025 apple2026
    april123 april123! april1234 april12345 april2024 april2025 april2026 aragorn1 argentina arizona1 army1234
    arsenal! arsenal01 arsenal1 arsenal1! arsenal12 arsenal123 arsenal123! arsenal1234 arsenal12345
    arsenal2024 arsenal2025 arsenal2026 asd123asd asdf!234 asdf1234 asdfasdf asdfasdfasdf asdfghjk asdfghjkl
    asdfghjkl1 asdfjkl1 asdqwe123 ashley01 ashley1! ashley12 ashley123 ashley123! ashley1234 ashley12345
    ashley2024 ashley2025 ashley2026 ashley@123 assassin assassin1 assassins asshole1 asshole123 asteroid
    august01 august1! august12 august123 august123! august1234 august12345 august2024 august2025 august2026
    austin01 austin1! austin12 austin123 austin123! austin1234 austin12345 austin2024 austin2025 austin2026
    austin@123 australia autumn01 autumn1! autumn12 autumn123 autumn123! autumn1234 autumn12345 autumn2024
    autumn2025 autumn2026 autumn@123 azerty01 azerty1! azerty12 azerty123 azerty123! azerty1234 azerty12345
    azerty2024 azerty2025 azerty2026 azertyui azertyuiop azertyuiop1 babyboy1 babygirl babygirl1 babygirl123
    babylove bailey01 bailey1! bailey12 bailey123 bailey123! bailey1234 bailey12345 bailey2024 bailey2025
    bailey2026 bailey@123 ballerina banana01 banana1! banana12 banana123 banana123! banana1234 banana12345
    banana2024 banana2025 banana2026 banana@123 bananas1 bangladesh barborka barcelona barcelona! barcelona01
    barcelona1 barcelona1! barcelona12 barcelona123 barcelona123! barcelona1234 barcelona12345 barcelona2024
    barcelona2025 barcelona2026 barney01 barney1! barney12 barney123 barney123! barney1234 barney12345
    barney2024 barney2025 barney2026 barney@123 baseball baseball! baseball01 baseball1 baseball1! baseball12
    baseball123 baseball123! baseball1234 baseball12345 baseball2024 baseball2025 baseball2026 baseball@123
    basketball bassplayer batman01 batman1! batman12 batman123 batman123! batman1234 batman12345 batman2024
    batman2025 batman2026 batman@123 bayern123 beautiful beautiful1 beckham7 beer123! beer1234 beer12345
    beer2024 beer2025 beer2026 benjamin benjamin1 berlin01 berlin1! berlin12 berlin123 berlin123! berlin1234
    berlin12345 berlin2024 berlin2025 berlin2026 bernardo besiktas bestfriend bestfriends beyonce1 bigboobs
    bigbooty bigdaddy bigdaddy1 bigdick1 bigdog01 bigdog1! bigdog12 bigdog123 bigdog123! bigdog1234
    bigdog12345 bigdog2024 bigdog2025 bigdog2026 bigdog@123 billionaire biology1 birthday birthday1 bitch123
    bitches1 bitcoin1 bitcoin123 black123 black123! black1234 black12345 black2024 black2025 black2026
    blackpanther blackpink blahblah blahblah1 blahblah123 blessed1 blessing blink182 blizzard blockchain
    blowjob1 blue123! blue1234 blue12345 blue2024 blue2025 blue2026 blueberry bmw12345 bonita123 bonjour!
    bonjour01 bonjour1 bonjour1! bonjour12 bonjour123 bonjour123! bonjour1234 bonjour12345 bonjour2024
    bonjour2025 bonjour2026 boomer01 boomer1! boomer12 boomer123 boomer123! boomer1234 boomer12345 boomer2024
    boomer2025 boomer2026 boomer@123 borussia boston01 boston1! boston12 boston123 boston123! boston1234
    boston12345 boston2024 boston2025 boston2026 brandon! brandon01 brandon1 brandon1! brandon12 brandon123
    brandon123! brandon1234 brandon12345 brandon2024 brandon2025 brandon2026 brandon@123 brasil01 brasil1!
    brasil10 brasil12 brasil123 brasil123! brasil1234 brasil12345 brasil2024 brasil2025 brasil2026 brazil123
    brian123 brian123! brian1234 brian12345 brian2024 brian2025 brian2026 brian@123 brittany brittany1
    broadway broncos1 bts12345 budapest bulldog1 bulldogs bullshit bullshit1 burger01 burger1! burger12
    burger123 burger123! burger1234 burger12345 burger2024 burger2025 burger2026 business buster123 butterfly
    butterfly! butterfly01 butterfly1 butterfly1! butterfly12 butterfly123 butterfly123! butterfly1234
    butterfly12345 butterfly2024 butterfly2025 butterfly2026 butterfly@123 california california1 callofduty
    camaro01 camaro1! camaro12 camaro123 camaro123! camaro1234 camaro12345 camaro2024 camaro2025 camaro2026
    camaro69 camaro@123 camping1 canada123 capone123 captain1 captain123 captainamerica cardinals carlos01
    carlos1! carlos12 carlos123 carlos123! carlos1234 carlos12345 carlos2024 carlos2025 carlos2026 carolina
    carolina1 carolina2 caroline cashmoney catherine catwoman celtics1 champion champion! champion01 champion1
    champion1! champion12 champion123 champion123! champion1234 champion12345 champion2024 champion2025
    champion2026 champions changeit changeme changeme! changeme1 changeme123 charizard charlie! charlie01
    charlie1 charlie1! charlie12 charlie123 charlie123! charlie1234 charlie12345 charlie2024 charlie2025
    charlie2026 charlie@123 charlotte charlotte1 cheer123 cheerleader cheese01 cheese1! cheese12 cheese123
    cheese123! cheese1234 cheese12345 cheese2024 cheese2025 cheese2026 cheese@123 cheesecake cheetah1 chelsea!
    chelsea01 chelsea1 chelsea1! chelsea12 chelsea123 chelsea123! chelsea1234 chelsea12345 chelsea2024
    chelsea2025 chelsea2026 chelsea@123 chemistry cherries chevrolet chevy123 chewbacca chicago! chicago01
    chicago1 chicago1! chicago12 chicago123 chicago123! chicago1234 chicago12345 chicago2024 chicago2025
    chicago2026 chicago23 chicken! chicken01 chicken1 chicken1! chicken12 chicken123 chicken123! chicken1234
    chicken12345 chicken2024 chicken2025 chicken2026 chicken@123 chocolate chocolate! chocolate01 chocolate1
    chocolate1! chocolate12 chocolate123 chocolate123! chocolate1234 chocolate12345 chocolate2024
    chocolate2025 chocolate2026 chouchou christ123 christian christian1 christina christine christmas
    christmas1 christopher ciao123! ciao1234 ciao12345 ciao2024 ciao2025 ciao2026 cinnamon cisco123 cisco123!
    cisco1234 cisco12345 cisco2024 cisco2025 cisco2026 claudia1 claudia123 cocacola cocacola1 coffee01
    coffee1! coffee12 coffee123 coffee123! coffee1234 coffee12345 coffee2024 coffee2025 coffee2026 college1
    college123 colombia colorado colorado1 commander company! company01 company1 company1! company12
    company123 company123! company1234 company12345 company2024 company2025 company2026 computer computer!
    computer01 computer1 computer1! computer12 computer123 computer123! computer1234 computer12345
    computer2024 computer2025 computer2026 computer@123 contrasena contrasena! contrasena01 contrasena1
    contrasena1! contrasena12 contrasena123 contrasena123! contrasena1234 contrasena12345 contrasena2024
    contrasena2025 contrasena2026 contraseña cookie01 cookie1! cookie12 cookie123 cookie123! cookie1234
    cookie12345 cookie2024 cookie2025 cookie2026 cookie@123 cookiemonster cookies1 cooper123 corazon1
    corazon123 corinthians corleone corvette corvette! corvette01 corvette1 corvette1! corvette12 corvette123
    corvette123! corvette1234 corvette12345 corvette2024 corvette2025 corvette2026 corvette@123 counterstrike
    country1 country123 courtney cowboy01 cowboy1! cowboy12 cowboy123 cowboy123! cowboy1234 cowboy12345
    cowboy2024 cowboy2025 cowboy2026 cowboy@123 cowboys1 cowgirl1 creative creative1 cricket! cricket01
    cricket1 cricket1! cricket12 cricket123 cricket123! cricket1234 cricket12345 cricket2024 cricket2025
    cricket2026 cristiano cristiano7 cristina crypto01 crypto1! crypto12 crypto123 crypto123! crypto1234
    crypto12345 crypto2024 crypto2025 crypto2026 crystal1 crystal123 cupcake1 cuteness cutiepie dakota01
    dakota1! dakota12 dakota123 dakota123! dakota1234 dakota12345 dakota2024 dakota2025 dakota2026 dakota@123
    dallas01 dallas1! dallas12 dallas123 dallas123! dallas1234 dallas12345 dallas2024 dallas2025 dallas2026
    dallas22 dallas@123 dancer01 dancer1! dancer12 dancer123 dancer123! dancer1234 dancer12345 dancer2024
    dancer2025 dancer2026 dancing1 daniel01 daniel1! daniel12 daniel123 daniel123! daniel1234 daniel12345
    daniel2024 daniel2025 daniel2026 daniel@123 danielle danielle1 darkangel darkknight darklord darkness
    darkness1 darkside darkweb1 darling1 darthvader database deadpool deadpool1 deathnote december december!
    december01 december1 december1! december12 december123 december123! december1234 december12345
    december2024 december2025 december2026 default1 default123 dell1234 denver01 denver1! denver12 denver123
    denver123! denver1234 denver12345 denver2024 denver2025 denver2026 designer deutschland diablo123 diamond!
    diamond01 diamond1 diamond1! diamond12 diamond123 diamond123! diamond1234 diamond12345 diamond2024
    diamond2025 diamond2026 diamond@123 diamonds diego123 diego123! diego1234 diego12345 diego2024 diego2025
    diego2026 dinamo123 dios1234 diosesamor diosesfiel doctor123 dogecoin doggies1 dollars1 dolphin1
    dolphin123 dolphins dominique dontknow dortmund doudou123 dr.pepper dragon01 dragon1! dragon12 dragon123
    dragon123! dragon1234 dragon12345 dragon2024 dragon2025 dragon2026 dragon99 dragon@123 dragonball
    dragonballz dragonfly dragons1 drowssap drumline drummer1 ducati01 ducati1! ducati12 ducati123 ducati123!
    ducati1234 ducati12345 ducati2024 ducati2025 ducati2026 eagle123 eagles01 eagles1! eagles12 eagles123
    eagles123! eagles1234 eagles12345 eagles2024 eagles2025 eagles2026 eagles@123 eduardo1 ekaterina electric
    electron elephant elephant1 elite1337 elizabeth elizabeth1 emerald1 emily123 emily123! emily1234
    emily12345 emily2024 emily2025 emily2026 eminem123 engineer engineer1 engineering england1 espana123
    estrella estrella! estrella01 estrella1 estrella1! estrella12 estrella123 estrella123! estrella1234
    estrella12345 estrella2024 estrella2025 estrella2026 ethereum evanescence evangelion everyone everything
    facebook facebook! facebook01 facebook1 facebook1! facebook12 facebook123 facebook123! facebook1234
    facebook12345 facebook2024 facebook2025 facebook2026 faith123 falcon01 falcon1! falcon12 falcon123
    falcon123! falcon1234 falcon12345 falcon2024 falcon2025 falcon2026 falcon@123 fallenangel familia1
    familia123 family01 family1! family12 family123 family123! family1234 family12345 family2024 family2025
    family2026 family@123 farmer123 february february! february01 february1 february1! february12 february123
    february123! february1234 february12345 february2024 february2025 february2026 federico fenerbahce
    fenerbahce1907 fernanda fernando ferrari! ferrari01 ferrari1 ferrari1! ferrari12 ferrari123 ferrari123!
    ferrari1234 ferrari12345 ferrari2024 ferrari2025 ferrari2026 ferrari@123 feyenoord firefighter firefire
    fireman1 firstlove fisherman fishing1 fishing123 flamengo florence florida! florida01 florida1 florida1!
    florida12 florida123 florida123! florida1234 florida12345 florida2024 florida2025 florida2026 flower01
    flower1! flower12 flower123 flower123! flower1234 flower12345 flower2024 flower2025 flower2026 flower@123
    football football! football01 football1 football1! football12 football123 football123! football1234
    football12345 football2024 football2025 football2026 football@123 forever! forever01 forever1 forever1!
    forever12 forever123 forever123! forever1234 forever12345 forever2024 forever2025 forever2026 forever21
    forever@123 forgetme forgetmenot forgot123 forgotten fortnite france123 francesca francisco frankfurt
    frederic freedom! freedom01 freedom1 freedom1! freedom12 freedom123 freedom123! freedom1234 freedom12345
    freedom2024 freedom2025 freedom2026 freedom@123 friday01 friday1! friday12 friday123 friday123! friday1234
    friday12345 friday13 friday2024 friday2025 friday2026 friends1 friends123 friendship frodo123 fuckme69
    fuckoff1 fuckoff123 fuckyou! fuckyou1 fuckyou123 fuckyou2 fussball fussball1 gabriela gabriella
    galatasaray galaxy123 gamecube gaming01 gaming1! gaming12 gaming123 gaming123! gaming1234 gaming12345
    gaming2024 gaming2025 gaming2026 gandalf! gandalf01 gandalf1 gandalf1! gandalf12 gandalf123 gandalf123!
    gandalf1234 gandalf12345 gandalf2024 gandalf2025 gandalf2026 gandalf@123 gangbang gangsta1 gangster
    gators123 geheim123 geheimnis general1 george01 george1! george12 george123 george123! george1234
    george12345 george2024 george2025 george2026 george@123 georgia1 germany1 gerrard8 getmoney ginger01
    ginger1! ginger12 ginger123 ginger123! ginger1234 ginger12345 ginger2024 ginger2025 ginger2026 ginger@123
    gingerbread giovanni giraffe1 giuseppe gladiator gmail123 godbless godbless1 godfather godisgood godislove
    godzilla golden01 golden1! golden12 golden123 golden123! golden1234 golden12345 golden2024 golden2025
    golden2026 golden@123 goldeneye goldfish golfgolf goodbye1 goodluck goodluck1 google01 google1! google12
    google123 google123! google1234 google12345 google2024 google2025 google2026 gorgeous gostosa1 graduate
    graphics green123 green123! green1234 green12345 green2024 green2025 green2026 greenday greenday1
    gryffindor guadalupe guardian guest123 guest123! guest1234 guest12345 guest2024 guest2025 guest2026
    guestguest guestpassword guitar01 guitar1! guitar12 guitar123 guitar123! guitar1234 guitar12345 guitar2024
    guitar2025 guitar2026 guitar@123 gymnastics h4ck3r123 hacker123 hackers1 hackme123 hahaha123 hahahaha
    halflife hallelujah hallo123 hallo123! hallo1234 hallo12345 hallo2024 hallo2025 hallo2026 hallohallo
    halloween halloween1 hamburg1 hammer01 hammer1! hammer12 hammer123 hammer123! hammer1234 hammer12345
    hammer2024 hammer2025 hammer2026 hammer@123 handsome hannah01 hannah1! hannah12 hannah123 hannah123!
    hannah1234 hannah12345 hannah2024 hannah2025 hannah2026 hannibal happiness happy123 happy123! happy1234
    happy12345 happy2024 happy2025 happy2026 happy@123 happyday happydays happyface harley01 harley1! harley12
    harley123 harley123! harley1234 harley12345 harley2024 harley2025 harley2026 harley@123 harleydavidson
    harrypotter harrypotter1 haslo123 haslo123! haslo1234 haslo12345 haslo2024 haslo2025 haslo2026 heather!
    heather01 heather1 heather1! heather12 heather123 heather123! heather1234 heather12345 heather2024
    heather2025 heather2026 heather@123 heaven123 heavenly hejhej123 hello123 hello123! hello1234 hello12345
    hello2024 hello2025 hello2026 hello@123 hellohello hellokitty hellokitty1 helloworld hermione heslo123
    heslo123! heslo1234 heslo12345 heslo2024 heslo2025 heslo2026 hesloheslo hiphop123 history1 hobbit123
    hockey01 hockey1! hockey12 hockey123 hockey123! hockey1234 hockey12345 hockey2024 hockey2025 hockey2026
    hogwarts hola123! hola1234 hola12345 hola2024 hola2025 hola2026 holahola holiday1 holidays hollywood
    honda123 honda123! honda1234 honda12345 honda2024 honda2025 honda2026 hondacivic honeybee honza123
    horse123 horses123 hospital hotgirl1 hotmail1 hotmama1 hotstuff hottie12 hottie123 houston1 hunter01
    hunter1! hunter12 hunter123 hunter123! hunter1234 hunter12345 hunter2024 hunter2025 hunter2026 hunter@123
    hunting1 hurricane icecream ichliebedich idontcare idontknow ilovegod ilovehim ilovejesus iloveme1
    iloveme123 ilovemom ilovemusic ilovemymom ilovemyself ilovesex iloveu123 iloveyou iloveyou! iloveyou01
    iloveyou1 iloveyou1! iloveyou12 iloveyou123 iloveyou123! iloveyou1234 iloveyou12345 iloveyou143 iloveyou2
    iloveyou2024 iloveyou2025 iloveyou2026 iloveyou3 iloveyou4ever iloveyou@123 iloveyousomuch india123
    india@123 indian123 indonesia indonesia1 instagram intermilan internet internet! internet01 internet1
    internet1! internet12 internet123 internet123! internet1234 internet12345 internet2024 internet2025
    internet2026 internet@123 iphone01 iphone1! iphone12 iphone123 iphone123! iphone1234 iphone12345
    iphone2024 iphone2025 iphone2026 ireland1 ironmaiden ironman1 isabel01 isabel1! isabel12 isabel123
    isabel123! isabel1234 isabel12345 isabel2024 isabel2025 isabel2026 isabella isabella1 istanbul italia123
    italia90 jackson! jackson01 jackson1 jackson1! jackson12 jackson123 jackson123! jackson1234 jackson12345
    jackson2024 jackson2025 jackson2026 jackson@123 jaguar123 january! january01 january1 january1! january12
    january123 january123! january1234 january12345 january2024 january2025 january2026 jasmine! jasmine01
    jasmine1 jasmine1! jasmine12 jasmine123 jasmine123! jasmine1234 jasmine12345 jasmine2024 jasmine2025
    jasmine2026 jasmine@123 jason123 jason123! jason1234 jason12345 jason2024 jason2025 jason2026 jason@123
    jelszo123 jelszó12 jennifer jennifer1 jessica! jessica01 jessica1 jessica1! jessica12 jessica123
    jessica123! jessica1234 jessica12345 jessica2024 jessica2025 jessica2026 jessica@123 jesucristo jesus123
    jesus4life jesuschrist jesusislord jesusloves jetaime1 jetaime123 jirka123 johncena johncena1 johndeere
    jonasbrothers jonathan jonathan1 jordan01 jordan1! jordan12 jordan123 jordan123! jordan1234 jordan12345
    jordan2024 jordan2025 jordan2026 jordan23 jordan@123 joseph01 joseph1! joseph12 joseph123 joseph123!
    joseph1234 joseph12345 joseph2024 joseph2025 joseph2026 joseph@123 josephine joshua01 joshua1! joshua12
    joshua123 joshua123! joshua1234 joshua12345 joshua2024 joshua2025 joshua2026 joshua@123 july123! july1234
    july12345 july2024 july2025 july2026 june123! june1234 june12345 june2024 june2025 june2026 jupiter1
    justin01 justin1! justin12 justin123 justin123! justin1234 justin12345 justin2024 justin2025 justin2026
    justin@123 justinbieber justinbieber1 juventus juventus! juventus01 juventus1 juventus1! juventus12
    juventus123 juventus123! juventus1234 juventus12345 juventus2024 juventus2025 juventus2026 kamila123
    katarina katarzyna katerina katherine kawasaki kawasaki1 kevin123 kevin123! kevin1234 kevin12345 kevin2024
    kevin2025 kevin2026 kevin@123 killer01 killer1! killer12 killer123 killer123! killer1234 killer12345
    killer2024 killer2025 killer2026 killer666 killer@123 killers1 kimberly kimberly1 kingkong kissa123
    kitten123 kittycat kittykat knight123 knights1 kobe2408 kochamcie kochanie kochanie! kochanie01 kochanie1
    kochanie1! kochanie12 kochanie123 kochanie123! kochanie1234 kochanie12345 kochanie2024 kochanie2025
    kochanie2026 kocicka1 l3tm31n! l3tmein1 lakers123 lakers24 lalala123 lalalala lamborghini laska123
    laska123! laska1234 laska12345 laska2024 laska2025 laska2026 lasvegas laughing lawyer123 leagueoflegends
    lebron23 leet1337 legolas1 lenovo123 leonardo leonardo1 lesbian1 letmein! letmein01 letmein1 letmein1!
    letmein12 letmein123 letmein123! letmein1234 letmein12345 letmein2 letmein2024 letmein2025 letmein2026
    letmein@123 letmeinnow lightning linkedin linkedin1 linkinpark linux123 linux123! linux1234 linux12345
    linux2024 linux2025 linux2026 lionheart lionking liverpool liverpool! liverpool01 liverpool1 liverpool1!
    liverpool12 liverpool123 liverpool123! liverpool1234 liverpool12345 liverpool2024 liverpool2025
    liverpool2026 login123 login123! login1234 login12345 login2024 login2025 login2026 loginlogin lokomotiv
    lollol123 lololol1 london01 london1! london12 london123 london123! london1234 london12345 london2024
    london2025 london2026 london@123 longhorn lordoftherings lorenzo1 losenord louisiana loulou123 love1234
    love12345 love@123 loveforever lovelove lovely123 loveme01 loveme1! loveme12 loveme123 loveme123!
    loveme1234 loveme12345 loveme2024 loveme2025 loveme2026 loveme@123 lover123 loverboy lovergirl loveyou!
    loveyou01 loveyou1 loveyou1! loveyou12 loveyou123 loveyou123! loveyou1234 loveyou12345 loveyou2
    loveyou2024 loveyou2025 loveyou2026 loveyou@123 lucinka1 lucky123 lucky123! lucky1234 lucky12345 lucky2024
    lucky2025 lucky2026 lucky777 lucky@123 luckydog lösenord m1234567 macintosh madeline madison! madison01
    madison1 madison1! madison12 madison123 madison123! madison1234 madison12345 madison2024 madison2025
    madison2026 madonna1 madrid01 madrid1! madrid12 madrid123 madrid123! madrid1234 madrid12345 madrid2024
    madrid2025 madrid2026 mafia123 magyarország maksim123 malaysia manager! manager01 manager1 manager1!
    manager12 manager123 manager123! manager1234 manager12345 manager2024 manager2025 manager2026 manchester
    mandalorian manutd123 manutd99 march123 march123! march1234 march12345 march2024 march2025 march2026
    marco123 marco123! marco1234 marco12345 marco2024 marco2025 marco2026 margarita mariana1 marianne marie123
    marina01 marina1! marina12 marina123 marina123! marina1234 marina12345 marina2024 marina2025 marina2026
    marina@123 marine123 marines1 mariposa marketa1 marseille marshmallow martin01 martin1! martin12 martin123
    martin123! martin1234 martin12345 martin2024 martin2025 martin2026 martin@123 master01 master1! master12
    master123 master123! master1234 master12345 master2024 master2025 master2026 master@123 masterkey
    masterpassword mateusz1 mathematics matrix01 matrix1! matrix12 matrix123 matrix123! matrix1234 matrix12345
    matrix2024 matrix2025 matrix2026 matrix@123 matthew! matthew01 matthew1 matthew1! matthew12 matthew123
    matthew123! matthew1234 matthew12345 matthew2024 matthew2025 matthew2026 matthew@123 maverick! maverick01
    maverick1 maverick1! maverick12 maverick123 maverick123! maverick1234 maverick12345 maverick2024
    maverick2025 maverick2026 maverick@123 max12345 medicine melissa! melissa01 melissa1 melissa1! melissa12
    melissa123 melissa123! melissa1234 melissa12345 melissa2024 melissa2025 melissa2026 melissa@123 mercedes
    mercedes! mercedes01 mercedes1 mercedes1! mercedes12 mercedes123 mercedes123! mercedes1234 mercedes12345
    mercedes2024 mercedes2025 mercedes2026 mercedesbenz mercury1 merlin01 merlin1! merlin12 merlin123
    merlin123! merlin1234 merlin12345 merlin2024 merlin2025 merlin2026 merlin@123 mermaid1 messi123 metal123
    metal123! metal1234 metal12345 metal2024 metal2025 metal2026 metallica metallica1 mexico12 mexico123
    miamor123 michael! michael01 michael1 michael1! michael12 michael123 michael123! michael1234 michael12345
    michael2024 michael2025 michael2026 michael@123 michaela michaela1 michaeljackson michaeljordan michelle
    michelle1 michigan michigan1 mickey01 mickey1! mickey12 mickey123 mickey123! mickey1234 mickey12345
    mickey2024 mickey2025 mickey2026 mickey@123 microsoft midnight midnight1 mifamilia miguel01 miguel1!
    miguel12 miguel123 miguel123! miguel1234 miguel12345 miguel2024 miguel2025 miguel2026 milacek1 military
    millionaire miluju123 minecraft minhasenha minnesota misiek123 mojeheslo monday01 monday1! monday12
    monday123 monday123! monday1234 monday12345 monday2024 monday2025 monday2026 money123 money123! money1234
    money12345 money2024 money2025 money2026 moneyman moneymoney monika123 monkey01 monkey1! monkey12
    monkey123 monkey123! monkey1234 monkey12345 monkey2024 monkey2025 monkey2026 monkey@123 monkeybutt
    monkeys1 monster! monster01 monster1 monster1! monster12 monster123 monster123! monster1234 monster12345
    monster2024 monster2025 monster2026 monster@123 monsters montreal moonlight moonlight1 morgan01 morgan1!
    morgan12 morgan123 morgan123! morgan1234 morgan12345 morgan2024 morgan2025 morgan2026 morgan@123 morpheus
    moscow01 moscow1! moscow12 moscow123 moscow123! moscow1234 moscow12345 moscow2024 moscow2025 moscow2026
    motdepasse motdepasse! motdepasse01 motdepasse1 motdepasse1! motdepasse12 motdepasse123 motdepasse123!
    motdepasse1234 motdepasse12345 motdepasse2024 motdepasse2025 motdepasse2026 motorola mountain mountaindew
    mountains muenchen music123 music123! music1234 music12345 music2024 music2025 music2026 musiclover
    mustang1 mustang123 mustang67 mustang69 mylove123 mypass123 mypassword mypassword1 mysecret myspace1
    napoli123 naruto01 naruto1! naruto12 naruto123 naruto123! naruto1234 naruto12345 naruto2024 naruto2025
    naruto2026 naruto@123 nascar01 nascar1! nascar12 nascar123 nascar123! nascar1234 nascar12345 nascar2024
    nascar2025 nascar2026 nascar@123 natalia1 natasha! natasha01 natasha1 natasha1! natasha12 natasha123
    natasha123! natasha1234 natasha12345 natasha2024 natasha2025 natasha2026 natasha@123 nathalie nathan01
    nathan1! nathan12 nathan123 nathan123! nathan1234 nathan12345 nathan2024 nathan2025 nathan2026 nathan@123
    navyseal nederland neo12345 newpassword newpassword1 newyear2025 newyear2026 newyork1 newyorkcity
    newzealand neymar123 nicholas nicole01 nicole1! nicole12 nicole123 nicole123! nicole1234 nicole12345
    nicole2024 nicole2025 nicole2026 nicole@123 nigeria1 nintendo nirvana1 nissan01 nissan1! nissan12
    nissan123 nissan123! nissan1234 nissan12345 nissan2024 nissan2025 nissan2026 nobody123 nokia123 nokia123!
    nokia1234 nokia12345 nokia2024 nokia2025 nokia2026 nothing1 nothing123 november november! november01
    november1 november1! november12 november123 november123! november1234 november12345 november2024
    november2025 november2026 nurse123 nursing1 october! october01 october1 october1! october10 october12
    october123 october123! october1234 october12345 october2024 october2025 october2026 office01 office1!
    office12 office123 office123! office1234 office12345 office2024 office2025 office2026 oklahoma olivia01
    olivia1! olivia12 olivia123 olivia123! olivia1234 olivia12345 olivia2024 olivia2025 olivia2026 olympique
    onedirection onedirection1 onepiece onepiece1 oracle01 oracle1! oracle12 oracle123 oracle123! oracle1234
    oracle12345 oracle2024 oracle2025 oracle2026 orange01 orange1! orange12 orange123 orange123! orange1234
    orange12345 orange2024 orange2025 orange2026 orange@123 orgasmic orlando! orlando01 orlando1 orlando1!
    orlando12 orlando123 orlando123! orlando1234 orlando12345 orlando2024 orlando2025 orlando2026 orlando@123
    ostrava1 outdoors p@$$w0rd p@55w0rd p@ssw0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@ssword p@ssword1
    p@ssword123 pa$$w0rd pa$$word pa$$word1 pa55w0rd pa55word pa55word1 packers1 pakistan pakistan1
    pakistan123 palmeiras pancakes panther1 panthers paradise paradise1 paris123 paris123! paris1234
    paris12345 paris2024 paris2025 paris2026 parol123 parol1234 parola12 parola123 parola1234 pass!word
    pass1234 pass12345 pass123456 pass@123 pass@1234 pass@word pass@word1 passme123 passpass passw0rd
    passw0rd! passw0rd1 passw0rd123 passw@rd password password! password!! password#1 password001 password007
    password01 password02 password1 password1! password10 password11 password12 password123 password123!
    password1234 password12345 password123456 password13 password2020 password2021 password2022 password2023
    password2024 password2025 password2026 password21 password22 password23 password69 password99 password?
    password@1 password@123 passwordpassword passwords passwort passwort! passwort01 passwort1 passwort1!
    passwort12 passwort123 passwort123! passwort1234 passwort12345 passwort2024 passwort2025 passwort2026
    patricia patricia1 patrick! patrick01 patrick1 patrick1! patrick12 patrick123 patrick123! patrick1234
    patrick12345 patrick2024 patrick2025 patrick2026 patrick@123 patriots peaches1 peanut01 peanut1! peanut12
    peanut123 peanut123! peanut1234 peanut12345 peanut2024 peanut2025 peanut2026 peanut@123 pedro123 pedro123!
    pedro1234 pedro12345 pedro2024 pedro2025 pedro2026 pegasus1 pejsek123 penelope penguin1 penguins pepper01
    pepper1! pepper12 pepper123 pepper123! pepper1234 pepper12345 pepper2024 pepper2025 pepper2026 pepper@123
    perkele1 petr1234 philippines phoenix! phoenix01 phoenix1 phoenix1! phoenix12 phoenix123 phoenix123!
    phoenix1234 phoenix12345 phoenix2024 phoenix2025 phoenix2026 phoenix602 phoenix@123 photoshop photoshop1
    physics1 pianoman pikachu1 pilipinas pilot123 pineapple pink123! pink1234 pink12345 pink2024 pink2025
    pink2026 pizza123 pizza123! pizza1234 pizza12345 pizza2024 pizza2025 pizza2026 platinum playboy1
    playboy123 player01 player1! player12 player123 player123! player1234 player12345 player2024 player2025
    player2026 player@123 playgirl playstation pokemon! pokemon01 pokemon1 pokemon1! pokemon12 pokemon123
    pokemon123! pokemon1234 pokemon12345 pokemon2024 pokemon2025 pokemon2026 pokemon@123 poland123 police123
    polska01 polska1! polska12 polska123 polska123! polska1234 polska12345 polska2024 polska2025 polska2026
    ponies123 poohbear! poohbear01 poohbear1 poohbear1! poohbear12 poohbear123 poohbear123! poohbear1234
    poohbear12345 poohbear2024 poohbear2025 poohbear2026 poohbear@123 pornhub1 pornstar porsche! porsche01
    porsche1 porsche1! porsche12 porsche123 porsche123! porsche1234 porsche12345 porsche2024 porsche2025
    porsche2026 porsche9 porsche911 portland portugal prague01 prague1! prague12 prague123 prague123!
    prague1234 prague12345 prague2024 prague2025 prague2026 praha123 praha123! praha1234 praha12345 praha2024
    praha2025 praha2026 prayers1 precious precious1 predator predator1 president princesa princesa! princesa01
    princesa1 princesa1! princesa12 princesa123 princesa123! princesa1234 princesa12345 princesa2024
    princesa2025 princesa2026 princess princess! princess01 princess1 princess1! princess12 princess123
    princess123! princess1234 princess12345 princess2024 princess2025 princess2026 princess@123 princezna
    private1 private123 privet01 privet1! privet12 privet123 privet123! privet1234 privet12345 privet2024
    privet2025 privet2026 pumpkin1 puppies1 puppydog purple01 purple1! purple12 purple123 purple123!
    purple1234 purple12345 purple2024 purple2025 purple2026 purple@123 pussy123 pussycat q1234567 q12345678
    q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxedc qazwsxedcrfv qqqqqqqq qwe123qwe qweasd123 qweasdzxc
    qweqweqwe qwer!234 qwer1234 qwerasdf qwerty01 qwerty1! qwerty12 qwerty123 qwerty123! qwerty1234
    qwerty12345 qwerty123456 qwerty2024 qwerty2025 qwerty2026 qwerty@123 qwertyqwerty qwertyui qwertyuiop
    qwertyuiop1 qwertyuiop123 qwertyytrewq qwertzui qwertzuiop raiders1 rainbow! rainbow01 rainbow1 rainbow1!
    rainbow12 rainbow123 rainbow123! rainbow1234 rainbow12345 rainbow2024 rainbow2025 rainbow2026 rainbow@123
    rainbows rambo123 ranger01 ranger1! ranger12 ranger123 ranger123! ranger1234 ranger12345 ranger2024
    ranger2025 ranger2026 ranger@123 raspberry realmadrid red12345 redneck1 redsox04 religion remember
    remember1 ricardo1 richard! richard01 richard1 richard1! richard12 richard123 richard123! richard1234
    richard12345 richard2024 richard2025 richard2026 richard@123 richman1 rihanna1 riverside robert01 robert1!
    robert12 robert123 robert123! robert1234 robert12345 robert2024 robert2025 robert2026 robert@123 roberto1
    roblox123 rock1234 rocker01 rocker1! rocker12 rocker123 rocker123! rocker1234 rocker12345 rocker2024
    rocker2025 rocker2026 rocknroll rockstar rockstar1 rocky123 rodeo123 romaroma ronaldo123 ronaldo7 rooney10
    root1234 root@123 rootpass rootroot rosemary rugby123 rugby123! rugby1234 rugby12345 rugby2024 rugby2025
    rugby2026 russia123 s1234567 s3cret123 s3cur1ty sabrina! sabrina01 sabrina1 sabrina1! sabrina12 sabrina123
    sabrina123! sabrina1234 sabrina12345 sabrina2024 sabrina2025 sabrina2026 sailormoon salasana salasana1
    salvation samantha samantha! samantha01 samantha1 samantha1! samantha12 samantha123 samantha123!
    samantha1234 samantha12345 samantha2024 samantha2025 samantha2026 samantha@123 samsung! samsung01 samsung1
    samsung1! samsung12 samsung123 samsung123! samsung1234 samsung12345 samsung2024 samsung2025 samsung2026
    samsung@123 saopaulo sapphire sasuke123 saturday saturday! saturday01 saturday1 saturday1! saturday12
    saturday123 saturday123! saturday1234 saturday12345 saturday2024 saturday2025 saturday2026 saturn123
    sauron123 savannah scarface scarface1 scarlett schalke04 schalke1 schatz01 schatz1! schatz12 schatz123
    schatz123! schatz1234 schatz12345 schatz2024 schatz2025 schatz2026 schatzi1 school123 schoolboy science1
    scientist scooby123 scoobydoo scooter! scooter01 scooter1 scooter1! scooter12 scooter123 scooter123!
    scooter1234 scooter12345 scooter2024 scooter2025 scooter2026 scooter@123 scotland seattle1 sebastian
    secret01 secret1! secret12 secret123 secret123! secret1234 secret12345 secret2024 secret2025 secret2026
    secret@123 secretpassword security security1 senha123 senha123! senha1234 senha12345 senha2024 senha2025
    senha2026 september september! september01 september1 september1! september12 september123 september123!
    september1234 september12345 september2024 september2025 september2026 sergeant server01 server1! server12
    server123 server123! server1234 server12345 server2024 server2025 server2026 service! service01 service1
    service1! service12 service123 service123! service1234 service12345 service2024 service2025 service2026
    sexsexsex sexy1234 sexy12345 sexyback sexybitch sexygirl sexymama shadow01 shadow1! shadow12 shadow123
    shadow123! shadow1234 shadow12345 shadow2024 shadow2025 shadow2026 shadow@123 shakira1 sherlock shooting
    sifre123 sifre1234 silver01 silver1! silver12 silver123 silver123! silver1234 silver12345 silver2024
    silver2025 silver2026 silver@123 silverado simpson! simpson01 simpson1 simpson1! simpson12 simpson123
    simpson123! simpson1234 simpson12345 simpson2024 simpson2025 simpson2026 simpson@123 singapore singer01
    singer1! singer12 singer123 singer123! singer1234 singer12345 singer2024 singer2025 singer2026 skateboard
    skywalker slavia123 slipknot slipknot1 slipknot666 slunce01 slunce1! slunce12 slunce123 slunce123!
    slunce1234 slunce12345 slunce2024 slunce2025 slunce2026 slunicko slunicko1 slytherin smile123 smile123!
    smile1234 smile12345 smile2024 smile2025 smile2026 smile@123 smileyface snapchat sniper123 snipers1
    snoopdogg snoopy01 snoopy1! snoopy12 snoopy123 snoopy123! snoopy1234 snoopy12345 snoopy2024 snoopy2025
    snoopy2026 snoopy@123 snowboard snowflake soccer01 soccer1! soccer10 soccer12 soccer123 soccer123!
    soccer1234 soccer12345 soccer2024 soccer2025 soccer2026 soccer@123 softball soldier1 soleil01 soleil1!
    soleil12 soleil123 soleil123! soleil1234 soleil12345 soleil2024 soleil2025 soleil2026 somebody someone1
    something sommar123 sommer01 sommer1! sommer12 sommer123 sommer123! sommer1234 sommer12345 sommer2024
    sommer2025 sommer2026 sonnenschein sony123! sony1234 sony12345 sony2024 sony2025 sony2026 sophie01
    sophie1! sophie12 sophie123 sophie123! sophie1234 sophie12345 sophie2024 sophie2025 sophie2026 southafrica
    southern spaghetti sparky01 sparky1! sparky12 sparky123 sparky123! sparky1234 sparky12345 sparky2024
    sparky2025 sparky2026 sparky@123 sparta01 sparta1! sparta12 sparta123 sparta123! sparta1234 sparta12345
    sparta2024 sparta2025 sparta2026 spartak1 spider01 spider1! spider12 spider123 spider123! spider1234
    spider12345 spider2024 spider2025 spider2026 spider@123 spiderman spiderman1 spiderman2 spiritual spring01
    spring1! spring12 spring123 spring123! spring1234 spring12345 spring2024 spring2025 spring2026 spring@123
    ssssssss stallion starcraft stardust starfish stargate starlight startrek starwars starwars! starwars01
    starwars1 starwars1! starwars12 starwars123 starwars123! starwars1234 starwars12345 starwars2024
    starwars2025 starwars2026 starwars@123 steaua86 steelers steelers! steelers01 steelers1 steelers1!
    steelers12 steelers123 steelers123! steelers1234 steelers12345 steelers2024 steelers2025 steelers2026
    steelers@123 stephanie stephanie! stephanie01 stephanie1 stephanie1! stephanie12 stephanie123
    stephanie123! stephanie1234 stephanie12345 stephanie2024 stephanie2025 stephanie2026 stephanie@123
    steven01 steven1! steven12 steven123 steven123! steven1234 steven12345 steven2024 steven2025 steven2026
    steven@123 stormtrooper strawberry stripper student! student01 student1 student1! student12 student123
    student123! student1234 student12345 student2024 student2025 student2026 students subaru123 success1
    success123 successful sum41sum summer01 summer1! summer12 summer123 summer123! summer1234 summer12345
    summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 summer99 summer@123
    summertime sunday01 sunday1! sunday12 sunday123 sunday123! sunday1234 sunday12345 sunday2024 sunday2025
    sunday2026 sunflower sunflower1 sunlight sunrise1 sunset123 sunshine sunshine! sunshine01 sunshine1
    sunshine1! sunshine12 sunshine123 sunshine123! sunshine1234 sunshine12345 sunshine2024 sunshine2025
    sunshine2026 sunshine@123 superadmin superman superman! superman01 superman1 superman1! superman12
    superman123 superman123! superman1234 superman12345 superman2024 superman2025 superman2026 superman@123
    supersecret superuser support! support01 support1 support1! support12 support123 support123! support1234
    support12345 support2024 support2025 support2026 surfing1 suzuki123 svetlana swag1234 swagger1 sweetheart
    sweetheart1 sweetie1 sweetpea sweety01 sweety1! sweety12 sweety123 sweety123! sweety1234 sweety12345
    sweety2024 sweety2025 sweety2026 sweety@123 swimming sydney01 sydney1! sydney12 sydney123 sydney123!
    sydney1234 sydney12345 sydney2024 sydney2025 sydney2026 sysadmin system01 system1! system12 system123
    system123! system1234 system12345 system2024 system2025 system2026 tajneheslo tatiana1 taylor01 taylor1!
    taylor12 taylor123 taylor123! taylor1234 taylor12345 taylor2024 taylor2025 taylor2026 taylor@123
    taylorswift teacher! teacher01 teacher1 teacher1! teacher12 teacher123 teacher123! teacher1234
    teacher12345 teacher2024 teacher2025 teacher2026 teachers teamo123 teamo12345 teamomucho temp1234 temporal
    temporary temppass tennessee tennis01 tennis1! tennis12 tennis123 tennis123! tennis1234 tennis12345
    tennis2024 tennis2025 tennis2026 tequiero tequiero1 tequila! tequila01 tequila1 tequila1! tequila12
    tequila123 tequila123! tequila1234 tequila12345 tequila2024 tequila2025 tequila2026 terminator terminator2
    test123! test1234 test12345 test123456 test2024 test2025 test2026 test@123 test@1234 testing1 testing123
    testpass testpassword testtest testuser texas123 texas123! texas1234 texas12345 texas2024 texas2025
    texas2026 thailand thepassword thinkpad thomas01 thomas1! thomas12 thomas123 thomas123! thomas1234
    thomas12345 thomas2024 thomas2025 thomas2026 thomas@123 thunder! thunder01 thunder1 thunder1! thunder12
    thunder123 thunder123! thunder1234 thunder12345 thunder2024 thunder2025 thunder2026 thunder@123 thursday!
    thursday01 thursday1 thursday1! thursday12 thursday123 thursday123! thursday1234 thursday12345
    thursday2024 thursday2025 thursday2026 tiger123 tigers01 tigers1! tigers12 tigers123 tigers123! tigers1234
    tigers12345 tigers2024 tigers2025 tigers2026 tigers@123 tigger01 tigger1! tigger12 tigger123 tigger123!
    tigger1234 tigger12345 tigger2024 tigger2025 tigger2026 tigger@123 together tomasek1 tonymontana toor1234
    topsecret tornado1 toronto! toronto01 toronto1 toronto1! toronto12 toronto123 toronto123! toronto1234
    toronto12345 toronto2024 toronto2025 toronto2026 toshiba1 toyota01 toyota1! toyota12 toyota123 toyota123!
    toyota1234 toyota12345 toyota2024 toyota2025 toyota2026 tractor1 travis01 travis1! travis12 travis123
    travis123! travis1234 travis12345 travis2024 travis2025 travis2026 travis@123 treasure treasure1 trinity1
    trinity3 truelove trumpet1 trustno1 trustnoone tuesday! tuesday01 tuesday1 tuesday1! tuesday12 tuesday123
    tuesday123! tuesday1234 tuesday12345 tuesday2024 tuesday2025 tuesday2026 tupac123 tupac2pac turkiye1
    twilight twilight1 twitter1 ubuntu123 ukraine1 undertaker unicorn1 unicorn123 unicorns universe university
    usa12345 user123! user1234 user12345 user2024 user2025 user2026 user@123 username username1 useruser
    vacation vader123 valentina valentina1 valentine valerie1 vampire1 vampires vanessa! vanessa01 vanessa1
    vanessa1! vanessa12 vanessa123 vanessa123! vanessa1234 vanessa12345 vanessa2024 vanessa2025 vanessa2026
    vanessa@123 veronica veronica1 veronika veronika1 victor01 victor1! victor12 victor123 victor123!
    victor1234 victor12345 victor2024 victor2025 victor2026 victor@123 victoria victoria1 vienna01 vienna1!
    vienna12 vienna123 vienna123! vienna1234 vienna12345 vienna2024 vienna2025 vienna2026 vietnam1 virgencita
    virginia virginia1 virginia69 vladimir vodka123 vodka123! vodka1234 vodka12345 vodka2024 vodka2025
    vodka2026 volcano1 volleyball wachtwoord wachtwoord1 warcraft warlord1 warrior1 warriors washington
    watermelon watson123 webadmin wednesday! wednesday01 wednesday1 wednesday1! wednesday12 wednesday123
    wednesday123! wednesday1234 wednesday12345 wednesday2024 wednesday2025 wednesday2026 weekend1 welcome!
    welcome01 welcome1 welcome1! welcome12 welcome123 welcome123! welcome1234 welcome12345 welcome2
    welcome2024 welcome2025 welcome2026 welcome@1 welcome@123 welkom01 welkom1! welkom12 welkom123 welkom123!
    welkom1234 welkom12345 welkom2024 welkom2025 welkom2026 werewolf whatever whatever! whatever01 whatever1
    whatever1! whatever12 whatever123 whatever123! whatever1234 whatever12345 whatever2024 whatever2025
    whatever2026 whatever@123 whatsapp whiskey! whiskey01 whiskey1 whiskey1! whiskey12 whiskey123 whiskey123!
    whiskey1234 whiskey12345 whiskey2024 whiskey2025 whiskey2026 white123 white123! white1234 white12345
    white2024 white2025 white2026 whocares whoknows wildcats william! william01 william1 william1! william12
    william123 william123! william1234 william12345 william2024 william2025 william2026 william@123 williams
    windows! windows01 windows1 windows1! windows10 windows12 windows123 windows123! windows1234 windows12345
    windows2024 windows2025 windows2026 windows7 windowsxp winner01 winner1! winner12 winner123 winner123!
    winner1234 winner12345 winner2024 winner2025 winner2026 winners1 winter01 winter1! winter12 winter123
    winter123! winter1234 winter12345 winter2024 winter2025 winter2026 winter@123 wisconsin wolverine
    wonderwoman workwork worldofwarcraft x1234567 xxxxxxxx yahoo123 yamaha01 yamaha1! yamaha12 yamaha123
    yamaha123! yamaha1234 yamaha12345 yamaha2024 yamaha2025 yamaha2026 yamahar1 yankees! yankees01 yankees1
    yankees1! yankees12 yankees123 yankees123! yankees1234 yankees12345 yankees2 yankees2024 yankees2025
    yankees2026 yankees@123 yellow01 yellow1! yellow12 yellow123 yellow123! yellow1234 yellow12345 yellow2024
    yellow2025 yellow2026 yellow@123 yoda1234 yolo1234 youtube1 ytrewq123 z1234567 zaq!2wsx zaq12wsx
    zaq12wsxcde zaq1xsw2 zaq1zaq1 zenit123 zidane10 zion1234 zombie123 zuzanka1 zxc123zxc zxcvasdf zxcvbnm1
    zxcvbnm12 zxcvbnm123 zxcvbnmm zxcvzxcv zzzzzzzz
  `
    .trim()
    .split(/\s+/),
)

/** Whether a password is one of the most common ones, letter case aside. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase())
}

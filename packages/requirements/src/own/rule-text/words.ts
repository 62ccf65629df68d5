/**
 * Words of rules in eleven languages, as alternatives of regular expressions over plain text (plain-text.ts): lower case,
 * without the dots and marks of Turkish and Arabic. Chinese and Japanese have no spaces, so their words may stand anywhere.
 */

/** Matches a whole word of an alphabet; the alternatives of other scripts match anywhere. */
export function words(alphabetic: string, other = ''): RegExp {
  const whole = `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${alphabetic})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`;
  return new RegExp(other === '' ? whole : `${whole}|${other}`, 'gu');
}

/** Units, longest names first. */
export const units = {
  mm: 'mm|millimet(?:er|re)s?|millimetern|millimetres?|millimètres?|milímetros?|millimetri|milimetre|мм|миллиметр[а-я]*|ملليمتر|مليمتر|ملم|مم|毫米|ミリメートル|ミリ',
  cm: 'cms?|centimet(?:er|re)s?|centimètres?|centímetros?|centimetri|zentimetern?|santimetre|santim|см|сантиметр[а-я]*|سنتيمتر|سنتمتر|سم|厘米|公分|センチメートル|センチ',
  inch: 'inch(?:es)?|in|pulgadas?|polegadas?|pouces?|pollici|zoll|inç|inc|дюйм[а-я]*|بوصات|بوصة|إنش|انش|英寸|インチ|"',
  px: 'px|pixels?|pixeln|píxeles|pixeles|píxel|piksel|пикс(?:ел[а-я]*)?|бикс|بكسل|بيكسل|像素|ピクセル|画素',
  kb: 'kbs?|kilobytes?|ko|kilo-octets?|kilooctets?|кб|килобайт[а-я]*|كيلو ?بايت|ك\\.?ب|キロバイト|千字节|k',
  mb: 'mbs?|megabytes?|mo|mégaoctets?|мб|мегабайт[а-я]*|مي[جغ]ا ?بايت|م\\.?ب|メガバイト|兆字节|兆',
  dpi: 'dpi|ppi|ppp|dots per inch|pixels per inch|точек на дюйм|نقطة (?:لكل|في) (?:ال)?بوصة|像素/英寸',
  percent:
    '%|percent|per cent|prozent|por ciento|por cento|pour cent|per cento|процент[а-я]*|(?:في|ب)المئة|بالمائة|パーセント',
} as const;
export type Unit = keyof typeof units;

/** Subjects of numbers. An own document does not describe the width of the head, nor distances around it. */
export const topics = {
  margin: words(
    'above the (?:top of the )?(?:head|hair|crown)|(?:over|above) the head|top margin|free space|space above|über dem kopf|oberhalb des kopfes|au-dessus de la tête|encima de la cabeza|sopra la testa|spazio libero|acima da cabeça|başın üst(?:ünde|ünden)|над головой|до верхнего края|свободное (?:место|пространство)',
    '余白|写真上部|فوق الرأس|头顶(?:上方|距|到)|头部上方|头部上部|上边缘|左右各',
  ),
  betweenEyes: words(
    'between (?:the )?(?:eyes|pupils)|interpupillary|augenabstand|pupillenabstand|(?:entre|distance entre) les yeux|entre los ojos|tra gli occhi|entre os olhos|gözler arası(?:ndaki)?|между (?:зрачками|глазами)',
    '瞳间距|两眼间距|目の間隔|بين العينين',
  ),
  headWidth: words(
    'width of the (?:head|face)|(?:head|face) width|kopfbreite|gesichtsbreite',
    '脸宽|面宽|头宽|头部宽度',
  ),
  head: words(
    "(?:the )?(?:head|face|chin|crown)(?:'s)?|(?:facial|head|face) (?:height|size|image)|kopf(?:es|höhe|größe|position|haltung)?|gesicht(?:s|es|shöhe|sgröße)?|kinn|scheitel|kinnspitze|tête|visage|menton|cabeza|cara|rostro|rosto|barbilla|mentón|coronilla|testa|volto|viso|mento|fronte-mento|cabeça|queixo|face|baş(?:ın|ı|lık boyu)?|yüz(?:ün|ü)?|çene(?:nin)?|голов[а-я]*|лиц[а-я]*|подбород[а-я]*|макуш[а-я]*|овал[а-я]*",
    '(?:ال|ب)?رأس|(?:ال|و)?وجه|الذقن|头部|头顶|人像|脸部|面部|下巴|顔|頭頂|頭部|あご|顎',
  ),
  eyes: words(
    'eyes?|eye[- ](?:line|height|level)|pupils?|augen(?:linie|höhe)?|yeux|pupilles?|ojos|occhi|olhos|göz(?:ler|lerin|ün)?|глаз[а-я]*|зрачк[а-я]*',
    '(?:ال)?عين(?:ين|ان)?|العيون|眼睛|眼部|双眼|瞳|目の(?:位置|高さ)|両目|目線',
  ),
  background: words(
    'backgrounds?|backdrop|hintergrund(?:s|es|farbe)?|fond|arrière-plan|fondo|sfondo|fundo|fon(?:u|da|lu)?|arka ?plan(?:ı)?|arka fon|фон[а-я]*',
    '(?:ال)?خلفية|背景|底色|白底|蓝底|红底',
  ),
  size: words(
    'sizes?|sized|dimensions?|measur(?:e|es|ing)|format|größe|bildgröße|bildformat|maße|abmessungen?|taille|tamaño|medidas?|dimensiones|dimensioni|dimensione|misure|formato|tamanho|dimensões|boyut(?:u|ları)?|ölçü(?:sü|leri)?|ebat(?:ı)?|размер[а-я]*|формат[а-я]*',
    '(?:ال)?حجم|(?:ال)?مقاس|أبعاد|(?:ال)?قياس(?:ات)?|尺寸|规格|大小|サイズ|寸法|大きさ|規格',
  ),
  width: words(
    'width|wide|breite?|larg(?:e|eur)|anchura|ancho|larghezza|largura|genişli(?:k|ği)(?:nde)?|ширин[а-я]*',
    'عرض(?:ها|ه)?|العرض|宽度?|横',
  ),
  height: words(
    'height|high|tall|length|hoch|höhe|haut(?:eur)?|altura|alto|altezza|yüksekli(?:k|ği)(?:nde)?|высот[а-я]*|длин[а-я]*',
    'ارتفاع(?:ها|ه)?|الارتفاع|طول|高度?|长度?|縦',
  ),
} as const;
export type Topic = keyof typeof topics;

export const least = words(
  'minimum|minim[aeo]|min\\.?|at least|not less than|no less than|more than|greater than|larger than|from|mindestens|wenigstens|minimal|minimale|mínim[ao]s?|al menos|por lo menos|no menos de|no inferior a|desde|au moins|au minimum|minimale|supérieure? à|almeno|non inferiore a|pelo menos|no mínimo|en az|asgari|не мен(?:ее|ьше)|минимум|минимальн[а-я]*|от|not be less than|not be smaller than|or more|or larger|or higher|and above|a más|en adelante|oder mehr|oder größer|ou plus|o más|o più|ou mais|veya daha fazla|и более|и выше',
  'الحد الأدنى|الأدنى|على الأقل|لا يقل عن|لا تقل عن|不小于|不少于|不低于|大于|至少|最小|最低|以上|より大きい',
);
export const most = words(
  "maximum|maximal(?:e|en)?|max\\.?|at most|up to|(?:not |not to )exceed(?:ing)?|not more than|no more than|no larger than|less than or equal to|equal to or less than|less than|smaller than|under|below|within|höchstens|maximal|bis zu|nicht größer als|unter|kleiner als|máxim[ao]s?|hasta|no (?:supere|superar|exceda|exceder|mayor|superior)(?: de| a)?|menos de|inferior a|massim[aeo]|max|non superiore a|inferiore a|fino a|meno di|au (?:plus|maximum)|moins de|jusqu'à|inférieure? à|ne (?:doit pas dépasser|dépassant pas)|até|no máximo|não (?:exceder|ultrapassar)|menor que|en fazla|azami|aşma(?:malı|yan|z)(?:dır)?|не бол(?:ее|ьше)|не превыша[а-я]*|максимум|максимальн[а-я]*|до|менее|or less|or smaller",
  'الحد الأقصى|الأقصى|القصوى|لا يتجاوز|لا تتجاوز|لا يزيد عن|لا تزيد عن|بحد أقصى|أقل من|不超过|不大于|不得大于|不能超过|不得超过|小于|以内|以下|最大|最多|内(?=[,。、;)]|$)',
);

/** Joins the two ends of a range. */
export const rangeWords =
  'to|and|through|bis|und|à|et|a|y|al|e|ed|ile|ve|до|и|إلى|الى|و|至|到|から|と|ate|até|-|~';
/** Joins the two sides of a size. */
export const timesWords = 'x|х|×|\\*|✕|by|mal|auf|sur|por|per|на|в|乘|في|على';

export const negations = words(
  "not|no|non|never|without|cannot|can't|mustn't|forbidden|prohibited|refused|unacceptable|nicht|kein(?:e|en|er|erlei)?|ohne|weder|noch|verboten|unzulässig|pas|ni|sans|aucune?|interdit(?:e|s|es)?|proscrit(?:e|s|es)?|sin|prohibid[ao]s?|ningún|ninguna|né|senza|vietat[oaie]|não|sem|nenhuma?|nem|proibid[ao]s?|değil|olmamalı(?:dır)?|yasak(?:tır)?|-?sız|kullanılmamalı(?:dır)?|yapılmamalı(?:dır)?|не|нельзя|без|ни|запрещ[а-я]*|недопустим[а-я]*",
  '(?:ولا|لا|غير|بدون|دون|ممنوع|ليس|عدم) |不|禁|勿|无|未|严禁|ない|不可|禁止|なし|せず|ません',
);

/** Words of refusal that stand behind the refused thing, such as `… is not accepted`. */
export const followingRefusals = words(
  '(?:is|are|be) (?:not|un)[ a-z]{0,16}|not (?:allowed|accepted|permitted)|forbidden|prohibited|verboten|nicht (?:erlaubt|zulässig|gestattet)|unzulässig|interdite?s?|refusée?s?|proscrite?s?|prohibid[ao]s?|no (?:está |se )?(?:permitid[ao]|permite|acepta)[a-z]*|vietat[oaie]|non (?:è |sono )?ammess[oaie]|proibid[ao]s?|não (?:é |são )?(?:permitid[ao]s?|aceit[ao]s?)|yasak(?:tır)?|kabul edilmez|olmamalı(?:dır)?|не (?:допуска|принима|разреша)[а-я]*|запрещ[а-я]*|недопустим[а-я]*',
  '不可|禁止|不允许|不能|不接受|不得|は不可|ممنوع|غير مقبول|غير مسموح|لا (?:تقبل|يسمح)',
);

/** Edits that rules refuse. */
export const editWords = words(
  'edit(?:ed|ing|s)?|retouch(?:ed|ing)?|alter(?:ed|ation|ations|ing)?|manipulat(?:ed|ion)|photoshop(?:ped)?|filters?|airbrush(?:ed)?|enhanced|bearbeitet|retuschiert?|retusche|nachbearbeitet|bildbearbeitung|manipuliert|verändert|retouchée?s?|retouches?|modifiée?s?|retoques?|retocad[ao]s?|editad[ao]s?|alterad[ao]s?|manipulad[ao]s?|ritoccat[ao]|ritocco|ritocchi|fotoritocc[a-z]*|manomess[ao]|modificat[ao]|rötuş(?:lu|suz)?|düzenlenmiş|işlenmiş|отретушир[а-я]*|ретуш[а-я]*|редактир[а-я]*|обработ[а-я]*|изменен[а-я]*|подделан[а-я]*|ps',
  'معدلة|تعديل|معالجة|ps|美颜|修饰|修图|处理|加工|修整|レタッチ|編集|補正',
);

/** Pictures other than the photo, whose numbers are not the photo's. */
export const otherPictures = words(
  'signatures?|thumb(?: impression)?s?|handwrit(?:ten|ing)|declaration|(?:passport|document|id) copy|copy of (?:the )?(?:passport|document)|image of your passport|unterschrift|firma|signature|assinatura|imza|подпис[а-я]*|postcard',
  'توقيع|签名|签字|署名|サイン',
);
export const photoWords = words(
  'photo(?:s|graph|graphs|graphic)?|passbild(?:er)?|lichtbild(?:er|es)?|foto(?:s|graf|grafie|grafía|grafia|grafias|grafías|ğraf|ğrafı|ğraflar|tessera|tessere)?|clichés?|снимо?к[а-я]*|фото[а-я]*',
  '(?:ال)?صورة|照片|相片|写真',
);
export const pictureWords = words(
  'pictures?|images?|bild(?:es)?|immagine|imagen|imagem|изображени[а-я]*',
  '图像|图片|画像',
);

/** A clause that starts with one of these says what to do in a case, not what holds. */
export const conditions =
  /^\W*(?:if|in case|when|whenever|wenn|falls|sollte|si (?:la|le|les|vous|votre|su|el|los|las|tiene) |se (?:il|la|lo|le|si|è|for|você|non) |caso|eğer|если|в случае|إذا|如果|若|もし|in der regel nicht)/u;

/** The edge of the photo from which a rule measures the eyes. */
export const fromBottom = words(
  'bottom|lower edge|(?:vom )?unteren? (?:bild)?rand|unterkante|bas|bord inférieur|inferior|base|bordo inferiore|alt (?:kenar(?:dan|ından|ına)?|kısm[a-zı]*)|нижн(?:его|ей) (?:края|границы|части фото)|низа',
  'أسفل|الحافة السفلية|下边缘|底部|下端|底边',
);
export const fromTop = words(
  'top(?: edge)?|upper (?:edge|part)|oberen? (?:bild)?rand|oberkante|haut|bord supérieur|superior|bordo superiore|üst(?: kenar(?:ından|dan)?| kısmına)?|верхн(?:его|ей) края',
  'أعلى|上边缘|上端|顶部',
);
/** An area rather than a height. */
export const areaWords = words(
  'area|surface|fläche|superficie|surface|área|alan(?:ı|ının)?|площад[а-я]*',
  'مساحة|面积',
);
export const approximately = words(
  'about|around|approximately|approx\\.?|roughly|circa|ca\\.?|etwa|ungefähr|environ|aproximadamente|alrededor de|cerca de|yaklaşık|около|примерно',
  'حوالي|تقريبا|约|左右|約|程度',
);

import type { OwnDocument } from '../own-document.ts';

/** A rule with what a careful reader takes from it. Texts are shortened to the phrases that state a value. */
export interface RuleText {
  language: string;
  /** Address at which the phrases were read; null if we worded a common rule ourselves. */
  source: string | null;
  text: string;
  reads: Partial<OwnDocument>;
}

const size = (widthMm: number, heightMm: number) => ({ widthMm, heightMm });
const px = (widthPx: number, heightPx: number) => ({ widthPx, heightPx });
const head = (min: number, max: number) => ({ headHeightMm: { min, max } });
const eyes = (min: number, max: number) => ({ eyeLineFromBottomMm: { min, max } });
const kb = (minKb: number | null, maxKb: number | null) => ({ minKb, maxKb });
const unedited = { editsRefused: true };

export const ruleTexts: readonly RuleText[] = [
  {
    language: 'en',
    source: 'https://visa.visitsaudi.com/Home/PhotoSpecifications',
    text: 'It should be 200 x 200 in Width and Height and Image Size must be from 5 to 100 Kb.\nThe background should be white. The background should not have any pattern.',
    reads: { pixels: px(200, 200), ...kb(5, 100), background: 'white' },
  },
  {
    language: 'en',
    source: 'https://sios.ac/passport-photo-specifications/',
    text: 'Your photograph must be:\n• In JPEG (.jpg or .jpeg) file format\n• Equal to or less than 50 kB (kilobytes) in file size (less than 10 kB is not accepted)\n• Be sized in 400 (width) x 600 (height) pixels\n• Taken within the last 6 months\n• Taken in front of a plain white or off-white background\nPassport Copy\nYour digital image of your passport must be:\n• Equal to or less than 100 kB (kilobytes) in file size (less than 10 kB is not accepted)\n• Be sized in 800 (width) x 600 (height) pixels',
    reads: { pixels: px(400, 600), ...kb(10, 50), background: 'white' },
  },
  {
    language: 'en',
    source: 'http://evisalesotho.com/photo-guidelines/',
    text: 'Photo must be 2 inches by 2 inches.\nThe height of the head (top of hair to bottom of chin) should measure 1 inch to 1 3/8 inches (25 mm - 35 mm).\nMake sure the eye height is between 1 1/8 inches to 1 3/8 inches (28 mm – 35 mm) from the bottom of the photo.\nMinimum acceptable dimensions are 600 pixels (width) x 600 pixels (height). Maximum acceptable dimensions are 1200 pixels (width) x 1200 pixels (height).',
    reads: {
      ...size(50.8, 50.8),
      ...head(25, 35),
      ...eyes(28, 35),
      minPixels: px(600, 600),
      maxPixels: px(1200, 1200),
    },
  },
  {
    language: 'en',
    source: 'https://kodak-express.co.uk/?p=2677',
    text: 'Minimum acceptable dimensions are 600 x 600 pixels. Maximum acceptable dimensions are 1200 x 1200 pixels.\nThe image must be in color (24 bits per pixel).\nThe image must be less than or equal to 240 kB.\nThe compression ratio should be less than or equal to 20:1.',
    reads: { minPixels: px(600, 600), maxPixels: px(1200, 1200), ...kb(null, 240) },
  },
  {
    language: 'en',
    source: 'https://kodak-express.co.uk/countries/lebanon',
    text: 'Passport photo dimensions : 35mm x 45mm.\nPassport Background Requirements : white background\nThe height of the head (top of hair to bottom of chin) should measure 25 to 35 mm.\nEye height is between 29 to 35 mm from the bottom of the photo.\nNo shadows on face or in background.',
    reads: { ...size(35, 45), background: 'white', ...head(25, 35), ...eyes(29, 35) },
  },
  {
    language: 'en',
    source: 'https://kodak-express.co.uk/countries/estonia',
    text: 'Passport photo dimensions : 40mm x 50mm\nPassport Number of Photos Required : 1\nPassport Background Requirements : light blue, beige, light brown, light grey or white background\nArea between chin and top of head must form 70-80% of the vertical height of the photo.',
    reads: { ...size(40, 50), background: 'white', ...head(35, 40) },
  },
  {
    language: 'en',
    source: 'https://www.mumbai.in.emb-japan.go.jp/en/visa/photo.html',
    text: 'The photo should be in color, but must have only a white background. Photos with dark, busy, or patterned backgrounds will not be accepted.\n45 millimeters × 45 millimeters size(There is no edge)',
    reads: { background: 'white', ...size(45, 45) },
  },
  {
    language: 'en',
    source: 'https://malaysia.page4.me/58.html',
    text: '1. Passport size\n2. 35mm wide by 45mm high\n3. Without border\n4. Taken within the last 3 months\n7. White background.',
    reads: { ...size(35, 45), background: 'white' },
  },
  {
    language: 'en',
    source: 'https://fr.scribd.com/document/380591604/Image-Instructions',
    text: 'The dimension of photograph must be 3.5*4.5 cm (width*height).\nPhotograph must be clicked in colour with white background only.\nThe size of image should be less than 80kb.\nIf the size of the image is more than 80 kb, then adjust the settings of scanner.\nScanner dpi should be 200 dpi.',
    reads: { ...size(35, 45), background: 'white', ...kb(null, 80), minDpi: 200 },
  },
  {
    language: 'en',
    source: 'https://ja.scribd.com/document/231549756/Resizing-Images',
    text: 'Photograph must be taken in a White or a very light background.\nThe print is a standard 3.5 cm (width) 4.5 cm (height) print (350 x 450 pixels).\nFile size should be between 5KB and 100KB (memory size).',
    reads: { background: 'white', ...size(35, 45), pixels: px(350, 450), ...kb(5, 100) },
  },
  {
    language: 'en',
    source: 'https://splessons.com/lesson/upsc-ese-recruitment-application',
    text: 'Photograph Image:\nThe picture is taken against a light-coloured, preferably white, background.\nThe digital size | not exceed 300 KB each and must not be less than 20 KB.\nThe resolution | must be 350 pixels (Width) X 350 pixels (Height) minimum and 1000 pixels (Width) X 1000 pixels (Height) maximum\nSignature Image:\nThe applicant has to sign on white paper with Black Ink pen.\nThe digital size | not exceed 100 KB.',
    reads: {
      background: 'white',
      ...kb(20, 300),
      minPixels: px(350, 350),
      maxPixels: px(1000, 1000),
    },
  },
  {
    language: 'en',
    source: 'https://imgverto.com/blog/upsc-cse-photo-signature-requirements',
    text: 'Photo taken against a plain white background.\nFile Size Limit: 20 KB (Minimum) to 300 KB (Maximum)\nPixel Resolution (Min): 350 pixels (Width) x 350 pixels (Height)\nPixel Resolution (Max): 1000 pixels (Width) x 1000 pixels (Height)',
    reads: {
      background: 'white',
      ...kb(20, 300),
      minPixels: px(350, 350),
      maxPixels: px(1000, 1000),
    },
  },
  {
    language: 'en',
    source: null,
    text: 'IBPS. Photograph: Resolution 200 x 230 pixels (preferred). Size of file for photograph should be between 20KB-50KB. Set the scanner resolution to a minimum of 200 dpi.\nSignature: Resolution 140 x 60 pixels (preferred). Size of file between 10KB - 20KB.',
    reads: { pixels: px(200, 230), ...kb(20, 50), minDpi: 200 },
  },
  {
    language: 'en',
    source: 'https://convertyard.com/blog/exam-photo-requirements-compared-2026/',
    text: 'NEET photo: JPEG, 10–200 KB, 3.5×4.5 cm (~413×531 px at 300 dpi). White background.',
    reads: { ...kb(10, 200), ...size(35, 45), pixels: px(413, 531), minDpi: 300, background: 'white' },
  },
  {
    language: 'en',
    source: 'https://www.123passportphoto.com/photo-requirements.php?country_code=US&type=Visa',
    text: 'Photo size 2 x 2 inches (51 x 51 mm). The head must be between 1 and 1 3/8 inches (25 - 35 mm) from the bottom of the chin to the top of the head. Plain white or off-white background. Digitally altered photos are not accepted.',
    reads: { ...size(51, 51), ...head(25, 35), background: 'white', ...unedited },
  },
  {
    language: 'en',
    source: null,
    text: 'Membership card: photo 30 mm wide and 40 mm high, light grey background, at least 300 dpi, file no larger than 2 MB.',
    reads: { ...size(30, 40), background: 'light-grey', minDpi: 300, ...kb(null, 2000) },
  },
  {
    language: 'en',
    source: null,
    text: 'Photo for the visa portal. Width: 600 px, height: 800 px. Background #FFFFFF or white. JPEG, minimum 100 KB, maximum 1 MB. Do not edit the photo.',
    reads: { pixels: px(600, 800), background: 'white', ...kb(100, 1000), ...unedited },
  },
  {
    language: 'de',
    source: 'http://www.rosbach-hessen.de/buergerservice/ausweisdokumente/lichtbildanforderungen',
    text: 'Größe\n• 35x45 mm\nQualität\n• Druckauflösung mindestens 600 dpi\nKopfposition und Gesichtsausdruck\n• in der Mitte des Fotos\n• mindestens 32 mm - maximal 36 mm groß\nHintergrund\n• einfarbig hell ohne Muster\n• keine Schatten',
    reads: { ...size(35, 45), minDpi: 600, ...head(32, 36), background: 'any-plain-light' },
  },
  {
    language: 'de',
    source: 'https://passbildformat.de',
    text: 'Es braucht ein Format von genau 3,5 × 4,5 cm ohne Rand. Der Kopf muss eine Höhe von 70 bis 80 % des Bildausschnitts, gemessen vom Kinn bis Kopfoberkante, einnehmen. Das entspricht auf dem Bild zwischen 3,2 und 3,6 cm.',
    reads: { ...size(35, 45), ...head(31.5, 36) },
  },
  {
    language: 'de',
    source: 'https://www.passbildformate.de/das-biometrische-passbild/',
    text: '- 35×45 mm (im Hochformat und ohne Rand)\n- der Hintergrund sollte hellgrau und neutral sein\n- das Gesicht auf dem Bild muss zwischen 32 und 36 mm (oberes Kopfende bis Kinn) abgebildet sein',
    reads: { ...size(35, 45), background: 'light-grey', ...head(32, 36) },
  },
  {
    language: 'de',
    source: 'https://huemmler.de/schablone-fuer-ein-biometrisches-passbild',
    text: '- eine Bildgröße von 35×45 mm\n- ein Abstand zwischen Kinn und Scheitel zwischen 27 und 40 mm\n- die Augen müssen innerhalb eines bestimmten Bereichs liegen (22 bis 32 mm vom unteren Bildrand)\n- Druckauflösung von mindestens 600 dpi',
    reads: { ...size(35, 45), ...head(27, 40), ...eyes(22, 32), minDpi: 600 },
  },
  {
    language: 'de',
    source: null,
    text: 'Studierendenausweis: Foto im Format 400 x 500 Pixel, JPG, höchstens 500 KB, mindestens 30 KB. Hintergrund einfarbig weiß. Das Bild darf nicht bearbeitet sein.',
    reads: { pixels: px(400, 500), ...kb(30, 500), background: 'white', ...unedited },
  },
  {
    language: 'fr',
    source: 'https://www.lartsouslespins.com/portfolio/photo-identite/',
    text: 'Format | Largeur : 3,5 cm\nHauteur : 4,5 cm\nTaille du visage : entre 3,2 et 3,6 cm (soit 70 à 80% de la photo), du bas du menton au sommet du crâne\nFond | Le fond doit être uni, de couleur claire (bleu clair ou gris clair par exemple).\nLe fond blanc est interdit.',
    reads: { ...size(35, 45), ...head(32, 36), background: 'light-blue' },
  },
  {
    language: 'fr',
    source: 'https://www.ecole-citoyennete.fr/quelles-sont-les-specifications-pour-une-photo-officielle/',
    text: 'La photo est prise devant un fond uni de couleur claire (bleu, gris) mais pas blanc. La taille imposée est de 35 millimètres de large sur 45 millimètres de haut. Le visage doit occuper entre 70 à 80 % du cliché, soit d’une taille de 32 à 36 millimètres environ.',
    reads: { background: 'blue', ...size(35, 45), ...head(32, 36) },
  },
  {
    language: 'fr',
    source: 'http://mairie.plounevezel.free.fr/plounevezel_site/www.plounevezel.org/spipe3fb.html',
    text: 'Les photographies, de format 35 x 45 mm, doivent être récentes (moins de 6 mois), en couleur, sur fond clair.\nLa taille du visage doit être comprise entre 32 et 36 mm (soit 70 à 80% du cliché).',
    reads: { ...size(35, 45), background: 'any-plain-light', ...head(32, 36) },
  },
  {
    language: 'fr',
    source: 'https://eta-il.com/fr/photo-requirements',
    text: 'Résolution\nMinimum 600x800 pixels\nTaille du Fichier\nEntre 240Ko et 2Mo\nArrière-plan\nBlanc uni ou blanc cassé\nQualité\nPas de pixellisation, flou ou retouches numériques',
    reads: { minPixels: px(600, 800), ...kb(240, 2000), background: 'white', ...unedited },
  },
  {
    language: 'fr',
    source:
      'http://www.alpes-maritimes.gouv.fr/index.php/Demarches-administratives/Aide-a-la-constitution-de-votre-dossier/Caracteristiques-des-photos-d-identite',
    text: 'Les photos doivent être d’un format 3,5 X 4,5 cm en couleur.\nLa taille du visage doit être comprise entre 32 mm et 36 mm ou doit occuper 70 à 80% du cliché.\nLa prise de vue doit dater de moins de six mois.',
    reads: { ...size(35, 45), ...head(32, 36) },
  },
  {
    language: 'it',
    source: 'https://www.cartaidentita.interno.gov.it/richiedi/modalita-di-acquisizione-delle-foto/',
    text: 'Altezza minima: 45 mm\nLarghezza: 35 mm\nLa foto non deve essere ritagliata né può essere ritoccata, colorata o manomessa. L’altezza degli occhi, rispetto alla base del riquadro stesso, sia compresa fra un valore massimo di 31 mm e un valore minimo di 23 mm.\nDefinizione immagine: almeno 400 dpi\nDimensione del file: massimo 500kb\nLo sfondo della foto deve essere uniforme. Di preferenza celeste, beige, marrone chiaro, grigio chiaro oppure bianco, in modo da aumentare il contrasto tra lo sfondo e il volto.\nL’altezza del volto occupi tra il 70% e l’80% dell’altezza della foto.',
    reads: {
      ...size(35, 45),
      ...unedited,
      ...eyes(23, 31),
      minDpi: 400,
      ...kb(null, 500),
      background: 'white',
      ...head(31.5, 36),
    },
  },
  {
    language: 'it',
    source: 'https://comunecastelnuovovdc.it/avviso-relativo-alla-cie-foto-in-formato-digitale',
    text: '- Definizione immagine: almeno 400 dpi\n- Dimensione del file: massimo 500kb (importante)\n- Lo sfondo della foto deve essere di un colore chiaro (possibilmente bianco) ed uniforme\n- La foto non deve risultare ritoccata o colorata o manomessa in alcun modo.',
    reads: { minDpi: 400, ...kb(null, 500), background: 'white', ...unedited },
  },
  {
    language: 'it',
    source: 'https://italy.mfa.gov.by/it/consular_issues/passport/foto/',
    text: 'Dimensioni della sagoma di stampa: 40 x 50 mm.\nDimensioni delle fototessere ritagliate: 35 x 45 mm.\nLa lunghezza dell’immagine del viso, dal mento alla sommità della testa, deve essere da 32 a 35 mm.\nLasciare sopra la testa uno spazio libero di 2-3 mm.\nSi deve fotografare il soggetto su uno sfondo chiaro e uniforme.',
    // The text gives two sizes; the reader must ask which is meant.
    reads: { ...head(32, 35), background: 'any-plain-light' },
  },
  {
    language: 'es',
    source: 'http://123passportphoto.com/es/photo-requirements.php?country=US&type=Passport',
    text: 'Utilice un fondo blanco liso o grisáceo\n2 x 2 pulgadas (51 x 51 mm)\nLa cabeza debe estar entre 1 y 1 3/8 pulgadas (25 y 35 mm) desde la parte inferior del mentón hasta la parte superior de la cabeza.',
    reads: { background: 'white', ...size(51, 51), ...head(25, 35) },
  },
  {
    language: 'es',
    source: 'https://www.requisitosnecesarios.com/requisitos-foto-dni-espana',
    text: 'El fondo de la imagen debe ser liso y de un color claro, preferiblemente blanco.\nEn cuanto al tamaño, debe ser de 35mm x 45mm, y la imagen de la cara deberá ocupar el 70-80% del espacio. En cuanto a la resolución, esta no debe ser inferior a 300 ppp.\nLa fotografía no deberá estar manipulada de ninguna forma.',
    reads: { background: 'white', ...size(35, 45), ...head(31.5, 36), minDpi: 300, ...unedited },
  },
  {
    language: 'es',
    source: 'https://slidepub.com/slideshow/fotos-para-pasaporte-mexicano',
    text: 'Tamaño pasaporte (4.5 cm X 3.5 cm), con fondo blanco y antigüedad menor a 30 días. El rostro debe ocupar entre el 70 y el 80% de la superficie de la fotografía. A color, sin retoques.',
    reads: { ...size(35, 45), background: 'white', ...head(31.5, 36), ...unedited },
  },
  {
    language: 'es',
    source: null,
    text: 'Carné universitario: fotografía de 480 x 640 píxeles, fondo blanco, archivo JPG de entre 50 KB y 300 KB.',
    reads: { pixels: px(480, 640), background: 'white', ...kb(50, 300) },
  },
  {
    language: 'tr',
    source: 'https://qna.com.tr/soru-cevap/biyometrik-fotograf-sartlari-nelerdir',
    text: 'Boyut: Genellikle 35 mm x 45 mm ölçülerinde olmalıdır.\nArka plan: Düz ve açık renk (beyaz ya da açık mavi) olmalıdır.',
    reads: { ...size(35, 45), background: 'white' },
  },
  {
    language: 'tr',
    source: null,
    text: 'Sınav başvurusu: fotoğraf 50 mm x 60 mm boyutunda, fon beyaz, çözünürlük en az 300 dpi, dosya en fazla 200 KB. Baş, fotoğrafın %70-80’ini kaplamalıdır. Rötuşlu fotoğraf kullanılmamalıdır.',
    reads: {
      ...size(50, 60),
      background: 'white',
      minDpi: 300,
      ...kb(null, 200),
      ...head(42, 48),
      ...unedited,
    },
  },
  {
    language: 'ru',
    source: 'https://evrofoto76.wixsite.com/evrofoto-yar/trebovaniya-k-foto-na-dokumenty',
    text: 'Размер: 35х45 мм\nЦвет фона: белый\nРазмер головы в длину – 32-36 мм, в ширину – 18-25 мм. Расстояние между зрачками - не менее 7 мм. Свободное место от изображения над головой - 5 мм.\nРазрешение - не менее 600 dpi. Размер файла – не более 300 килобайт.',
    reads: { ...size(35, 45), background: 'white', ...head(32, 36), minDpi: 600, ...kb(null, 300) },
  },
  {
    language: 'ru',
    source: 'https://riga.diplo.de/lv-lv/service/05-visaeinreise/2718466-2718466',
    text: 'Фотография должна быть размером 45 мм x 35 мм. Высота изображения лица должна занимать от 70 до 80% фотографии (высота изображения между 32 и 36 мм).\nФотография не должна быть подделана, отретуширована или изменена каким-либо иным образом.',
    reads: { ...size(35, 45), ...head(32, 36), ...unedited },
  },
  {
    language: 'ru',
    source: 'http://de.ibp-group.com.ua/trebovanie-k-fotografii/',
    text: '• Паспортного размера 3,5 x 4,5 см\n• Размер лица на фотографии должен составлять 30 - 36 мм от подбородка до макушки\n• Фотография должна быть сделана на белом фоне',
    reads: { ...size(35, 45), ...head(30, 36), background: 'white' },
  },
  {
    language: 'ru',
    source: null,
    text: 'Загранпаспорт через портал: файл от 10 КБ до 5 МБ, фон белый или светло-серый, размер снимка 35 × 45 мм, разрешение не менее 450 dpi.',
    reads: { ...kb(10, 5000), background: 'white', ...size(35, 45), minDpi: 450 },
  },
  {
    language: 'ar',
    source: 'https://ustraveldocs.com/om_ar/om-niv-photoinfo.asp',
    text: 'حجم الرأس: ارتفاع رأسك 25 إلى 35 ملم، أو ملء ما بين 50٪ - 70٪ من الصورة.\nيجب أن تكون صورتك 5 سم × 5 سم ومربعة الشكل. الأبعاد الأدنى لصورتك هي 600 بكسل × 600 بكسل (الارتفاع × العرض). الأبعاد القصوى 1200 بكسل × 1200 بكسل (الارتفاع × العرض).',
    reads: { ...head(25, 35), ...size(50, 50), minPixels: px(600, 600), maxPixels: px(1200, 1200) },
  },
  {
    language: 'ar',
    source: 'https://almohit-sa.com/blog/schengen-photo-specs.html',
    text: 'الصورة يجب أن تكون 35×45 ملم، والوجه يشغل بين 70–80% من مساحة الصورة.\nخلفية بيضاء نقية — لا رمادي ولا ملوّن.',
    reads: { ...size(35, 45), ...head(31.5, 36), background: 'white' },
  },
  {
    language: 'ar',
    source: null,
    text: 'مقاس الصورة ٤ سم × ٦ سم، خلفية بيضاء، حجم الملف لا يتجاوز ٢٠٠ كيلوبايت.',
    reads: { ...size(40, 60), background: 'white', ...kb(null, 200) },
  },
  {
    language: 'zh',
    source: 'https://zljskb.com/jiaoshizhaopin/31297.html',
    text: '1)考生本人近期6个月以内)免冠正面彩色证件照,白色背景\n3)照片格式必须为jpg/jpeg,不大于200K,宽高为150*200像素,比例约为3:4',
    reads: { background: 'white', ...kb(null, 200), pixels: px(150, 200) },
  },
  {
    language: 'zh',
    source: 'http://jzu98.com/2023/1018/c2593a145530/page.html',
    text: '1.照片背景要求:背景选取蓝色、白色幕布。\n2.成像要求:图象比例须为192×143(高×宽)。照片不得带有黑、白色等任何边框,不允许对照片PS。\n4.尺寸要求:不得大于200kb,大小在100kb-200kb之间,高度要大于宽度。',
    reads: { background: 'white', pixels: px(143, 192), ...unedited, ...kb(100, 200) },
  },
  {
    language: 'zh',
    source: 'https://iverson3.cn/jianzhugongcheng/126372',
    text: '照片格式必须为jpg，高度105至210像素内，宽度75至150像素内，大小50KB以下。',
    reads: { minPixels: px(75, 105), maxPixels: px(150, 210), ...kb(null, 50) },
  },
  {
    language: 'zh',
    source: 'https://dsksun.com/jwc/info/1031/1853_1.htm',
    text: '1.照片为正面免冠，背景为白色或者浅蓝色。\n2.图像宽高度比为3:4，分辨率控制在120*160和240*320之间，成像要求头部上部空1/10，头部占7/10。\n3.照片大小不能超过200kb。\n5.自拍照片及PS照片不能使用。',
    reads: {
      background: 'white',
      minPixels: px(120, 160),
      maxPixels: px(240, 320),
      ...kb(null, 200),
      ...unedited,
    },
  },
  {
    language: 'ja',
    source: 'https://life-photosalon-w.jp/blog/idphoto-facesize',
    text: '- 写真サイズ:縦45mm×横35mm\n- 頭頂からあごの先までが32mm~36mm\n- 頭頂から写真上部までが2mm~6mm',
    reads: { ...size(35, 45), ...head(32, 36) },
  },
  {
    language: 'ja',
    source: 'http://fcw.jp/wp/',
    text: '- 写真の大きさは、縦45mm、横35mm\n- 写真上部と頭頂部の余白は、2mmから6mm\n- 顔の大きさ(頭頂部からあごまで)は、32mmから36mm\n- 背景や影がないもの',
    reads: { ...size(35, 45), ...head(32, 36) },
  },
  {
    language: 'ja',
    source: 'https://www.zenkaikouren.or.jp/engineer/syasin/',
    text: 'ファイルのサイズ | 比率が横3×高さ4のもの (最大容量:5MB)\n- 無背景(白、水色、グレー等の無地背景)のもの\n- 6ヶ月以内に撮影したもの',
    reads: { ...kb(null, 5000), background: 'white' },
  },
  {
    language: 'pt',
    source: null,
    text: 'Inscrição: foto 3,5 x 4,5 cm, fundo branco, arquivo JPG de no máximo 500 KB e no mínimo 40 KB, resolução mínima de 300 dpi. A fotografia não pode ser editada. O rosto deve ocupar de 70% a 80% da foto.',
    reads: {
      ...size(35, 45),
      background: 'white',
      ...kb(40, 500),
      minDpi: 300,
      ...unedited,
      ...head(31.5, 36),
    },
  },
  {
    language: 'pt',
    source: null,
    text: 'Cartão do utente: fotografia de 32 mm de largura por 32 mm de altura, fundo liso cinza-claro, tamanho do ficheiro entre 20 KB e 100 KB.',
    reads: { ...size(32, 32), background: 'light-grey', ...kb(20, 100) },
  },
  {
    language: 'en',
    source: 'https://appr-recruit.co.in/2019-20/guidelines.aspx',
    text: '- Must be a recent (not earlier than 3 months) passport size 3.5cm X 3.5cm colour photograph.\n- The photo should be in colour, taken against a light coloured, preferably white background.\n- The image file should be JPG/JPEG format.\n- Size of the file should be between 20 KB – 50 KB',
    reads: { ...size(35, 35), background: 'white', ...kb(20, 50) },
  },
  {
    language: 'en',
    source: 'https://preceptor.heartfulness.org/en/resources/forms/photo-guidelines',
    text: '1. Scan preferably Passport Size (3.5 x 4.5 cm) photos at 300 DPI.\n2. The pixel dimension of the image should be of minimum 400 X 450 pixels and maximum 530 X 600\n3. Image should be in JPEG format\n3. Take the photo in a plain white or off-white background',
    reads: {
      ...size(35, 45),
      minDpi: 300,
      minPixels: px(400, 450),
      maxPixels: px(530, 600),
      background: 'white',
    },
  },
  {
    language: 'en',
    source: 'https://certifications.nism.ac.in/nismaol/EditPhoto.aspx?MOD=AADHAAR',
    text: '• Preferably with white background\n• The photograph should not be older than 6 months old\n• The photograph must be of passport size and in jpeg/jpg format\n• The photograph must be at least 2 inches x 2 inches (51x51mm)\n• Photo size not to exceed 1 MB',
    reads: { ...size(51, 51), background: 'white', ...kb(null, 1000) },
  },
  {
    language: 'ru',
    source: 'https://usma.ru/trebovanie-k-fotografii-obuchayushhegosya-dlya-esb',
    text: '— светлый (белый или светло-серый) фон без рисунков;\n— соотношение сторон ширина/высота: 3/4;\n— разрешение: не менее 300 точек на дюйм;\n— размер файла: не более 3 Мб;\n— допустимый тип файла: jpg;',
    reads: { background: 'white', minDpi: 300, ...kb(null, 3000) },
  },
  {
    language: 'ru',
    source: 'https://gosuslugisovet.ru/qa/view/kak-sdelat-podkhodyaschuyu-fotografiyu-v-gosuslugakh',
    text: 'Сделайте фото на светлом однотонном фоне, без головных уборов, с прямым взглядом в камеру, размером 300 × 400 px и форматом JPEG, а затем загрузите его в личный кабинет.',
    reads: { pixels: px(300, 400), background: 'any-plain-light' },
  },
  {
    language: 'zh',
    source: 'https://zljskb.com/jiaoshizhaopin/31297.html',
    text: '1)考生本人近期6个月以内)免冠正面彩色证件照,白色背景,不允许戴帽子、头巾、发带、墨镜等;\n3)照片格式必须为jpg/jpeg,不大于200K,宽高为150*200像素,比例约为3:4;',
    reads: { pixels: px(150, 200), background: 'white', ...kb(null, 200) },
  },
  {
    language: 'zh',
    source: 'http://www.examzz.com/teacher/sichuan/baoming/20141203/15433266-2.html',
    text: '2.图像规格:480像素(高)× 360像素(宽),头部宽度为210~257像素,头部长度为300~354像素,分辨率300dpi,图像文件大小在20~100 kB,JPG格式。图像尺寸为48毫米(高)× 35毫米(宽),头部长度为28~30毫米,头部宽度为21~24毫米。\n3.颜色模式:24位RGB真彩色。\n4.要求:近期(三个月内)正面免冠彩色半身电子照片。照片背景为白色,其他颜色不予受理。\n5.电子照片可请照相馆协助拍摄并调整至相应文件大小(20kB~100kB),不得进行任何修饰。',
    reads: {
      ...size(35, 48),
      pixels: px(360, 480),
      minDpi: 300,
      ...head(28, 30),
      background: 'white',
      ...kb(20, 100),
      ...unedited,
    },
  },
  {
    language: 'zh',
    source: 'http://www.west999.com/www/info/82291-1.htm',
    text: '1.照片应为考生本人近期正面免冠彩色证件照。\n2.采集的图象大小最小为192×144(高×宽),成像区大小为48mm×33mm(高×宽)。\n3.照片文件应为jpg格式。\n4.文件大小要求:20KB-200KB。',
    reads: { ...size(33, 48), minPixels: px(144, 192), ...kb(20, 200) },
  },
  {
    language: 'de',
    source: 'https://www.studium.uni-kiel.de/de/studium-organisieren/cau-card/hinweise-foto/anforderungen',
    text: 'Das für die CAU Card benötigte Portraitfoto muss NICHT die Anforderungen an ein biometrisches Passfoto erfüllen.\nSeitenverhältnis 3:4 (Breite:Höhe)\nBreite des Bildes 210 bis 450 Pixel\nHöhe des Bildes 280 bis 600 Pixel',
    reads: { minPixels: px(210, 280), maxPixels: px(450, 600) },
  },
  {
    language: 'de',
    source:
      'http://www.informatik.rwth-aachen.de/cms/root/Studium/Im-Studium/Praktisch-im-Alltag/BlueCard/~xmn/Hinweise-zum-Foto-Upload/',
    text: 'Eigenschaften Ihres Fotos auf der RWTH BlueCard\nGröße 18 x 24 Millimeter\nSeitenverhältnis 3:4\nAuflösung mindestens 212x283 Pixel, bei einer höheren Auflösung wird die Bildschärfe möglicherweise besser\nDateiformat JPG\nMaximale Dateigröße 10 MB',
    reads: { ...size(18, 24), minPixels: px(212, 283), ...kb(null, 10_000) },
  },
  {
    language: 'de',
    source: 'https://www.hrz.tu-darmstadt.de/services/it_services/athene_karte/foto/index.de.jsp',
    text: '• Porträtfoto frontal\n• Weißer Hintergrund\n• Seitenverhältnis 3:4 im Hochformat\n• Minimale Auflösung: 480 x 640 Pixel.\n• Dateiformat: JPEG',
    reads: { background: 'white', minPixels: px(480, 640) },
  },
  {
    language: 'de',
    source: 'https://www.hs-koblenz.de/en/rac/rechenzentrum/infos-services/hochschulausweis/passfoto-muster',
    text: '- Bildformat JPEG.\n- Höhe mindestens 512 Pixel, Breite mindestens 384 Pixel (oder größer).\n- Seitenverhältnis Höhe zu Breite 4:3.',
    reads: { minPixels: px(384, 512) },
  },
  {
    language: 'es',
    source: 'https://es.scribd.com/document/720212574/Especificaciones-tecnicas-de-la-Oficina-de-Tramite',
    text: '1. Imagen a color con fondo Blanco. No se procesarán las que tuviesen fondo a color.\n5. Color verdadero de 24 bits mínimo.\n6. Dimensión 240*288 pixeles.\n7. Resolución mínima 300 dpi (puntos por pulgadas)\n8. Peso adecuado - Lo óptimo es que pesen entre 500kb a más.\n9. Formato JPG, en ningún otro formato (No escaneadas)',
    reads: { pixels: px(240, 288), background: 'white', minDpi: 300, ...kb(500, null) },
  },
  {
    language: 'es',
    source: 'https://www.uv.mx/escolar/posgrado2021/foto/index.html',
    text: '• A color, fondo blanco liso y ropa negra;\n• Sin retocar y tomada recientemente.\n• En formato .JPG y medir 480 píxeles de ancho por 640 píxeles de alto\n• El archivo debe pesar como máximo 1 MB.\n• No deben estar editadas.',
    reads: { pixels: px(480, 640), background: 'white', ...kb(null, 1000), ...unedited },
  },
  {
    language: 'es',
    source: 'https://www.requisitosnecesarios.com/requisitos-foto-dni-espana',
    text: 'El fondo de la imagen debe ser liso y de un color claro, preferiblemente blanco.\nEn cuanto al tamaño, debe ser de 35mm x 45mm, y la imagen de la cara deberá ocupar el 70-80% del espacio. En cuanto a la resolución, esta no debe ser inferior a 300 ppp.\nPor último, la fotografía no deberá estar manipulada de ninguna forma.',
    reads: { ...size(35, 45), background: 'white', minDpi: 300, ...head(31.5, 36), ...unedited },
  },
  {
    language: 'tr',
    source: 'https://kisacevaplar.com/?p=532745',
    text: '• Boyut: 45 mm x 60 mm\n• Çözünürlük: En az 600 dpi\n• Format: JPEG veya PNG\n• Arka Plan: Beyaz veya açık gri',
    reads: { ...size(45, 60), minDpi: 600, background: 'white' },
  },
];

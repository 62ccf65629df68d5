/** A column of a list of pictures. */
export type Column = 'file' | 'person' | 'country' | 'document' | 'variant' | 'age';

export type Columns = Record<Column, number>;

/** Accepted headings, in the eleven languages of the service. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  file: [
    ...['file', 'file name', 'filename', 'photo', 'picture', 'image'],
    ...['Datei', 'Dateiname', 'Foto', 'Bild'],
    ...['dosya', 'dosya adı', 'fotoğraf', 'resim'],
    ...['fichier', 'nom du fichier', 'nom de fichier'],
    ...['archivo', 'fichero', 'nombre de archivo', 'nombre del archivo', 'imagen'],
    ...['nome file', 'nome del file', 'immagine'],
    ...['arquivo', 'ficheiro', 'nome do arquivo', 'nome do ficheiro', 'imagem'],
    ...['файл', 'имя файла', 'фото', 'фотография'],
    ...['文件', '文件名', '照片', '图片'],
    ...['ファイル', 'ファイル名', '写真', '画像'],
    ...['ملف', 'الملف', 'اسم الملف', 'صورة', 'الصورة'],
  ],
  person: [
    ...['name', 'person', 'full name', 'Vor- und Nachname'],
    ...['ad', 'adı', 'isim', 'ad soyad', 'adı soyadı', 'kişi'],
    ...['nom', 'nom complet', 'nom et prénom', 'personne'],
    ...['nombre', 'nombre completo', 'nombre y apellidos', 'persona'],
    ...['nome', 'nome completo', 'nome e cognome', 'pessoa'],
    ...['имя', 'фио', 'человек', '姓名', '名字', '氏名', '名前', 'الاسم', 'اسم', 'الشخص'],
  ],
  country: [
    ...['country', 'Land', 'ülke', 'pays', 'país', 'paese', 'страна', '国家', '国家/地区', '国'],
    ...['البلد', 'بلد', 'الدولة'],
  ],
  document: [
    ...['document', 'document type', 'type', 'Dokument', 'Dokumentart', 'Ausweis', 'Art'],
    ...[
      'belge',
      'belge türü',
      'type de document',
      'documento',
      'tipo de documento',
      'tipo di documento',
      'tipo',
    ],
    ...['документ', 'тип документа', '证件', '证件类型', '書類', '書類の種類', 'وثيقة', 'الوثيقة', 'المستند'],
  ],
  variant: ['variant', 'Variante', 'varyant', 'вариант', '变体', 'バリアント', 'النوع'],
  age: ['age', 'Alter', 'yaş', 'âge', 'edad', 'età', 'idade', 'возраст', '年龄', '年齢', 'العمر'],
};

const columnAt = new Map(
  (Object.entries(headings) as [Column, string[]][]).flatMap(([column, names]) =>
    names.map((name) => [headingKey(name), column] as const),
  ),
);

/** The place of each column in the line of headings; -1 for one that is missing. */
export function columnsOf(header: readonly string[]): Columns {
  const found = header.map((name) => columnAt.get(headingKey(name)));
  const placeOf = (column: Column) => found.indexOf(column);
  return {
    ...{ file: placeOf('file'), person: placeOf('person'), country: placeOf('country') },
    ...{ document: placeOf('document'), variant: placeOf('variant'), age: placeOf('age') },
  };
}

/** Regardless of case, accents and the mark by which InDesign knows a column of pictures. */
function headingKey(heading: string): string {
  const letters = heading.trim().replace(/^@/, '').toLowerCase().normalize('NFKD');
  return letters
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[\s_]+/g, ' ');
}

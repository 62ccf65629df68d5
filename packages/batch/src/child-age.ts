/** People from this age on are adults. */
const adultAge = 18;

const months =
  /^(m|mo|mos|mths?|months?|monate?|ay|aylık|mois|mes|meses|mesi|mese|mês|мес|месяц|месяца|месяцев|个月|個月|か月|ヶ月|カ月|شهر|أشهر|شهور|شهرا)\.?$/u;
const years =
  /^(y|yrs?|years?( old)?|j|jahre?|yaş|yaşında|yıl|ans?|años?|anni|anno|anos?|год|года|лет|岁|周岁|歳|才|سنة|سنوات|عام|أعوام)?\.?$/u;

/** In full years; null if the cell is empty or names an adult, undefined if it holds anything else. */
export function childAgeOf(cell: string | null): number | null | undefined {
  if (cell === null) return null;
  const [, number, unit = ''] = /^(\d{1,3}(?:[.,]\d+)?)\s*(.*)$/su.exec(cell.normalize('NFKC').trim()) ?? [];
  if (number === undefined) return undefined;
  const named = unit.toLowerCase();
  const isMonths = months.test(named);
  if (!isMonths && !years.test(named)) return undefined;
  const age = Math.floor(Number(number.replace(',', '.')) / (isMonths ? 12 : 1));
  return age < adultAge ? age : null;
}

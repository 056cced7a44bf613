const pieces = /^(\d{0,4})(\D*)(\d{0,2})(\D*)(\d{0,2})/

/** What is typed of a day as `YYYY-MM-DD`: separators come by themselves, and other ones are understood. */
export function groupDay(text: string): string {
  const [, year = '', first = '', month = '', second = '', day = ''] = pieces.exec(text.trim()) ?? []
  if (year.length < 4) return year
  // A separator after one digit says that the month is whole.
  const wholeMonth = month.length === 1 && second !== '' ? `0${month}` : month
  const afterYear = first !== '' || month !== '' ? '-' : ''
  const afterMonth = day !== '' || (second !== '' && month !== '') ? '-' : ''
  return year + afterYear + wholeMonth + afterMonth + day
}

/** A day of which the year is whole and the rest has one digit or two, as `YYYY-MM-DD`; anything else as it is. */
export function completeDay(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(text.trim()) ?? []
  return year === '' ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Whether somebody born on a day is under 18 on another; both `YYYY-MM-DD` (Código Civil, art. 5). */
export function isMinor(birthDate: string, today: string): boolean {
  return `${Number(birthDate.slice(0, 4)) + 18}${birthDate.slice(4)}` > today
}

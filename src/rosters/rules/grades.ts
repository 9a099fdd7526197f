// Grades as schools write them, a year later.

/** The last grade of a high school. */
const lastGrade = 12
const classes: readonly (readonly string[])[] = [
	['fr', 'so', 'jr', 'sr'],
	['frosh', 'soph', 'jun', 'sen'],
	['freshman', 'sophomore', 'junior', 'senior'],
]

const ordinals = new Map([
	[1, 'st'],
	[2, 'nd'],
	[3, 'rd'],
])
const ordinalOf = (grade: number): string => `${grade}${ordinals.get(grade) ?? 'th'}`

/** "FR" and "Fr" keep their capitals. */
function inCapitalsOf(text: string, next: string): string {
	if (text === text.toUpperCase()) return next.toUpperCase()
	return text === text.toLowerCase() ? next : next.charAt(0).toUpperCase() + next.slice(1)
}

function nextClass(text: string): string | null | undefined {
	for (const terms of classes) {
		const at = terms.indexOf(text.toLowerCase())
		if (at >= 0) return terms[at + 1] === undefined ? null : inCapitalsOf(text, terms[at + 1] ?? '')
	}
	return undefined
}

/**
 * The grade of the next school year: "9" → "10", "JV 10" → "JV 11", "11th" → "12th", "Jr" → "Sr". Null after the last
 * one. A grade that cannot be read stays as it is: "2027", "8/9".
 */
export function nextGrade(grade: string): string | null {
	const numbers = [...grade.matchAll(/(?<![\d/-])(\d{1,2})(st|nd|rd|th)?(?![\d/-])/gi)]
	const [found] = numbers
	if (found && numbers.length === 1) {
		const [whole, digits = '', ordinal] = found
		const year = Number(digits)
		if (year < 1 || year > lastGrade) return grade
		if (year === lastGrade) return null
		return grade.replace(whole, ordinal === undefined ? String(year + 1) : ordinalOf(year + 1))
	}
	const words = [...grade.matchAll(/\p{L}+/gu)].map(([word]) => word)
	const known = words.filter((word) => nextClass(word) !== undefined)
	const [word] = known
	if (numbers.length > 0 || word === undefined || known.length > 1) return grade
	const next = nextClass(word)
	return next === null || next === undefined ? null : grade.replace(word, next)
}

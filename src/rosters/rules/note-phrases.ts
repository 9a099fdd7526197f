// What `teamNotes` says of players beside each other, in Spanish: it names rows and rules of sports.
import { match, type Saying } from '#kit/sayings.ts'
import { notedRule, spanishRule, spanishRuleNote } from '#sports/spanish-rules.ts'

/** `row 3`, `rows 3, 4 and 2 more` */
const rowsIn = (rows: string): string =>
	rows
		.replace(/^rows /, 'las filas ')
		.replace(/^row /, 'la fila ')
		.replace(/ and (\d+) more$/, ' y $1 más')

const ruleInBrackets = String.raw`(.+) \(${notedRule}\)\.`
const bracketed = (rule: string, source: string, from: string): string =>
	`${spanishRule(rule)} (${spanishRuleNote(source, from)}).`

export const teamSayings: readonly Saying[] = [
	[
		/^(\d+) is also written as (\d+) in (rows? .+)\. One of them is probably a slip\.$/,
		([number = '', other = '', rows = '']) =>
			`El ${number} también está escrito como ${other} en ${rowsIn(rows)}. Uno de los dos es probablemente un error.`,
	],
	[
		match(`Number (.+) is also in (rows? [^.]+)\\.(?: ${ruleInBrackets})?`),
		([number = '', rows = '', rule = '', source = '', from = '']) =>
			`El número ${number} también está en ${rowsIn(rows)}.${rule ? ` ${bracketed(rule, source, from)}` : ''}`,
	],
	[/^This name is also in (rows? .+)\.$/, ([rows = '']) => `Este nombre también está en ${rowsIn(rows)}.`],
	[match(ruleInBrackets), ([rule = '', source = '', from = '']) => bracketed(rule, source, from)],
]

// The dialog that imports a list of players in English, with the shape of its texts in every language.
import { counted, formatCount, plural } from '#kit/plural.ts'
import { roleLabels } from './column-roles.ts'
import { fieldLabels } from './player.ts'

export const englishImport = {
	close: 'Close',
	source: {
		title: 'Load a roster',
		refused: 'List not read',
		choose: 'Choose a file',
		/** The types and limits that `read-file.ts` and `rowsTooMany` enforce. */
		drop: 'or drop it here: Excel (XLSX), CSV, TSV or text, up to 5 MB and 2,000 rows',
		paste: 'Or paste the list',
		/** Cells with tabs between them; its headings are known to `headings.ts`. */
		example: 'Name\tNumber\tJersey\tShorts\tParent\tEmail\nAna Rivera\t07\tM\tS\tPat Rivera\tpat@example.com',
		hint: 'Straight from a spreadsheet, with or without headings, columns in any order.',
		read: 'Read the list',
		reading: 'Reading the list',
	},
	check: {
		title: 'Check the list',
		another: 'Choose another list',
		nothing: 'Nothing to take over',
		takeOver: (players: number): string => `Take over ${counted(players, 'player')}`,
		/** "48 players ready, 2 rows to repair, 1 row left out." */
		counts: (ready: number, toRepair: number, leftOut: number): string => {
			const parts = [
				counted(ready, 'player ready', 'players ready'),
				...(toRepair > 0 ? [counted(toRepair, 'row to repair', 'rows to repair')] : []),
				...(leftOut > 0 ? [counted(leftOut, 'row left out', 'rows left out')] : []),
			]
			return `${parts.join(', ')}.`
		},
		tooMany: (most: number): string =>
			`A list holds at most ${formatCount(most)} players. Leave rows out, or bring fewer.`,
		tooLong: 'Too long for one import',
		again: 'Two lists side by side?',
		/** `headings` is a list in quotes. */
		againText: (columns: number, headings: string): string =>
			`${counted(columns, 'column has', 'columns have')} a heading that came before: ${headings}. What stands there is left out. If they are more players, put them below the others and load the list again.`,
		/** `names` is a list of sheets. */
		hidden: (sheets: number, names: string): string =>
			`Not read, since the workbook hides ${plural(sheets, 'it', 'them')}: ${names}.`,
	},
	repair: {
		text: 'Rows to repair stay out, unless you bring them along and repair them in the sheet.',
		bring: 'Bring them along',
		download: 'Download them with the reasons',
		fileName: 'rows-to-repair.csv',
		row: 'Row in the file',
		why: 'What to repair',
	},
	where: {
		legend: 'What about the players who are there?',
		update: 'Match them by name: see what is new, changed and gone',
		append: 'Add to the players who are there',
		replace: 'Replace them; who has the same name keeps link and account',
		twice: (players: number): string =>
			`${players} of them ${plural(players, 'is', 'are')} on the roster already and would stand there twice.`,
		removals: (players: number): string =>
			`${counted(players, 'player who is', 'players who are')} not on the list will be taken off the roster.`,
	},
	changes: {
		counts: ({ added, changed, gone, same }: Record<'added' | 'changed' | 'gone' | 'same', number>): string =>
			`${added} new, ${changed} changed, ${gone} gone, ${same} the same.`,
		noName: 'No name',
		name: 'Name',
		language: 'Language',
		printed: 'printed',
		notPrinted: 'not printed',
		languages: { en: 'English', es: 'Spanish' },
		from: 'from',
		to: 'to',
		added: { title: (players: number): string => counted(players, 'new player'), apply: 'Add them' },
		changed: {
			title: (players: number): string => counted(players, 'player has changed', 'players have changed'),
			apply: 'Change them',
		},
		overConfirmed: {
			title: (families: number): string =>
				`${counted(families, 'family has confirmed', 'families have confirmed')} something else`,
			hint: 'What a family has confirmed stays, unless you let the list decide.',
			apply: 'Change what they have confirmed',
		},
		gone: {
			title: (players: number): string =>
				counted(players, 'player is not on the list', 'players are not on the list'),
			hint: 'They stay on the roster, unless you take them off.',
			apply: 'Take them off the roster',
		},
	},
	columns: {
		title: 'Columns',
		unnamed: (place: number): string => `Column ${place}`,
		empty: 'empty',
		sheets: (sheets: number): string => `The workbook has ${sheets} sheets; one is read at a time`,
		sheet: (name: string, rows: number): string => `${name} (${rows} rows)`,
		teams: (teams: number): string => `The list has ${teams} teams; choose the one to import`,
		allTeams: 'All of them',
		noTeam: 'No team',
		team: (name: string, rows: number): string => `${name} (${counted(rows, 'row')})`,
		more: (columns: number): string => `${columns} more columns, not needed as far as we see`,
		notNeeded: 'not needed: left out and not saved',
		hardlyNeeded: 'not needed, as far as we see',
		confidence: {
			sure: 'named by its heading',
			likely: 'detected from its values',
			unsure: 'please check',
			again: 'the same heading again: left out',
		},
	},
	rows: {
		caption: 'Rows of the list',
		take: 'Take',
		takeRow: (row: number): string => `Take row ${row}`,
		row: 'Row',
		name: 'Name',
		number: 'No.',
		jersey: 'Jersey',
		shorts: 'Shorts',
		toKnow: 'To know',
		readAs: (was: string, now: string): string => `“${was}” is read as ${now}`,
		notPrinted: 'not printed',
		jerseyName: (name: string): string => `jersey ${name}`,
		grade: (grade: string): string => `grade ${grade}`,
		spanish: 'Spanish',
		leftOut: {
			above: 'Stands above the headings',
			again: 'The headings once more, or a title above them',
			asked: 'Left out, as you asked',
		},
		fewer: 'Show fewer rows',
		all: (rows: number): string => `Show all ${rows} rows`,
	},
	sizes: {
		title: 'Which sizes are these?',
		text: 'We do not know these words. Say once what each means; it counts for every row of the list.',
		means: (word: string): string => `“${word}” means`,
		rows: (rows: number): string => counted(rows, 'row'),
		choose: 'Choose a size',
		none: 'No size',
	},
	roles: roleLabels,
	fields: fieldLabels,
	/** A sentence of the rules or of the reader of files, which both make in English. */
	said: (message: string): string => message,
}

export type ImportTexts = typeof englishImport

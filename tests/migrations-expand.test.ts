// A migration only expands the tables, so that processes of the release before work on beside the new ones:
// docs/run-books/upgrades.md, "Expand and contract".
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Migrations since the first version that others run; those before it made its tables. */
const firstChecked = 47

/** Migrations that contract what the release before no longer reads, each with that release. */
const contracting: Record<string, string> = {}

const statementsOf = (text: string): string[] =>
	text
		.split('--> statement-breakpoint')
		.map((statement) => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim())

/** What the release before cannot live with; each pattern is matched against one statement. */
const breaking: [RegExp, string][] = [
	[/\bDROP (TABLE|COLUMN|TYPE|VIEW)\b/i, 'drops what the release before reads'],
	[/\bRENAME\b/i, 'renames what the release before reads'],
	[
		/\bALTER COLUMN\b.*\b(SET NOT NULL|TYPE|SET DATA TYPE|DROP DEFAULT)\b/i,
		'changes a column under its writers',
	],
	[
		/\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
		'demands a value that the release before does not write',
	],
	[/^ALTER TABLE\b.*\bADD CONSTRAINT\b.*\bCHECK\b/i, 'may refuse what the release before writes'],
	[/\bCREATE TRIGGER\b/i, 'changes what the release before writes'],
]

/** Why the release before would fail beside this migration; empty for one that only expands. */
const problemsOf = (text: string): string[] =>
	statementsOf(text).flatMap((statement) =>
		breaking
			.filter(([pattern]) => pattern.test(statement))
			.map(([, why]) => `${statement.slice(0, 120)}: ${why}`),
	)

const migrations = globSync('src/database/migrations/*.sql')
	.filter((file) => Number(basename(file).slice(0, 4)) >= firstChecked)
	.toSorted()

test('statements that break the release before are found', () => {
	for (const statement of [
		'DROP TABLE "a";',
		'ALTER TABLE "a" DROP COLUMN "b";',
		'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
		'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
		'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;',
		'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
		'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0);',
	])
		expect([statement, problemsOf(statement).length]).toEqual([statement, 1])
	expect(
		problemsOf(`CREATE TABLE "a" ("b" text NOT NULL, CONSTRAINT "c" CHECK (b <> ''));--> statement-breakpoint
ALTER TABLE "a" ADD COLUMN "d" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "a" ALTER COLUMN "e" DROP NOT NULL;--> statement-breakpoint
-- DROP TABLE "old";
DROP INDEX "f";`),
	).toEqual([])
})

test.each(migrations)('%s only expands', (file) => {
	const problems = problemsOf(readFileSync(file, 'utf8'))
	expect(contracting[basename(file)] === undefined ? problems : []).toEqual([])
})

test('a contraction is one, and is still needed', () => {
	for (const name of Object.keys(contracting))
		expect(problemsOf(readFileSync(`src/database/migrations/${name}`, 'utf8'))).not.toEqual([])
	expect(migrations.length).toBeGreaterThan(10)
})

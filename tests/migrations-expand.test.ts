// A migration only expands the tables, and builds indexes of existing ones beside running work, so that processes of the
// release before work on beside the new ones: docs/run-books/upgrades.md, "Expand and contract".
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { indexSteps } from '#database/migrate.server.ts'

/** Migrations since the first version that others run; those before it made its tables. */
const firstChecked = 47

/** Migrations that contract what the release before no longer reads, each with that release. */
const contracting: Record<string, string> = {}

/** Migrations of releases from when indexes were built under the lock of a transaction. */
const lockedBuilds = new Set(['0057_scale_reads.sql', '0061_search_changes.sql', '0062_variants_ordered.sql'])

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

/** Tables of indexes that this migration would build under the lock of its transaction, though others write to them. */
function lockedTables(text: string): string[] {
	const statements = statementsOf(text)
	const isNew = (table: string) => statements.some((one) => one.startsWith(`CREATE TABLE "${table}"`))
	const indexed = statements.flatMap(
		(one) => /^CREATE (?:UNIQUE )?INDEX "\w+" ON "(\w+)"/.exec(one)?.[1] ?? [],
	)
	return indexSteps(statements) ? [] : indexed.filter((table) => !isNew(table))
}

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

test('indexes are built beside running work, in the order that never lacks one', () => {
	expect(
		indexSteps([
			'DROP INDEX "old";',
			'-- For lists.\nCREATE INDEX "a" ON "b" USING btree ("c");',
			'\nCREATE UNIQUE INDEX "d" ON "b" USING btree ("e") WHERE f;',
			'-- Expressions are known only then.\nANALYZE "b";',
		]),
	).toEqual([
		{ creates: 'a', statement: 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "b" USING btree ("c");' },
		{
			creates: 'd',
			statement: 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "d" ON "b" USING btree ("e") WHERE f;',
		},
		{ statement: 'ANALYZE "b";' },
		{ statement: 'DROP INDEX CONCURRENTLY IF EXISTS "old";' },
	])
	const [create, drop] = ['CREATE INDEX "a" ON "b" USING btree ("c");', 'DROP INDEX "a";']
	for (const statements of [
		[drop, create],
		[create, 'UPDATE "b" SET "c" = 1;'],
		[drop],
		['ANALYZE "b";'],
		[],
	])
		expect(indexSteps(statements)).toBeNull()
})

test('an index of a table that others write to stands in a migration of indexes alone', () => {
	const index = 'CREATE INDEX "a" ON "b" USING btree ("c");'
	const column = 'ALTER TABLE "b" ADD COLUMN "c" text;'
	const together = (...statements: string[]) => statements.join('--> statement-breakpoint\n')
	expect(lockedTables(together(column, index))).toEqual(['b'])
	expect(lockedTables(together('CREATE TABLE "b" ("c" text);', index))).toEqual([])
	expect(lockedTables(index)).toEqual([])
})

test.each(migrations)('%s only expands, and blocks no other work', (file) => {
	const [name, text] = [basename(file), readFileSync(file, 'utf8')]
	expect(contracting[name] === undefined ? problemsOf(text) : []).toEqual([])
	if (!lockedBuilds.has(name)) expect(lockedTables(text)).toEqual([])
})

test('each migration that is excused needs it', () => {
	for (const name of lockedBuilds)
		expect(lockedTables(readFileSync(`src/database/migrations/${name}`, 'utf8'))).not.toEqual([])
})

test('a contraction is one, and is still needed', () => {
	for (const name of Object.keys(contracting))
		expect(problemsOf(readFileSync(`src/database/migrations/${name}`, 'utf8'))).not.toEqual([])
	expect(migrations.length).toBeGreaterThan(10)
})

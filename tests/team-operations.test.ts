// Permissions: every operation for a visitor and the seven roles, in the own school, in another one, with own orders
// and with missing objects.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { openTestDatabase } from './database.ts'
import { elsewhere } from './operations/elsewhere.ts'
import { expectedInSchools, expectedInShop } from './operations/expected.ts'
import { floorOperations, orderOperations } from './operations/floor.ts'
import { shopOperations as listedInShop } from './operations/shop.ts'
import { openBackOffice, ownBuyers, type Target } from './operations/back-office.ts'
import type { Operation, Outcome } from './operations/operation.ts'
import { policies, policyOf } from './operations/policies.ts'
import { apiKeyOperations } from './operations/api-keys.ts'
import { approvalOperations, portalOperations } from './operations/teams.ts'
import { people } from './routes-by-role.ts'

const { context } = await openTestDatabase({ seeded: true })
const backOffice = await openBackOffice(context)
const shopOperations = [...listedInShop, ...apiKeyOperations]
const inSchools = [...portalOperations, ...approvalOperations, ...orderOperations, ...floorOperations]

class Undone extends Error {}

const letters: Partial<Record<Refusal['code'], Outcome>> = {
	not_found: 'n',
	forbidden: 'f',
	signed_out: 's',
}
type Answer = { outcome: Outcome; words: string }

/** The outcome and its message; changes are rolled back. */
async function tried({ run }: Operation, by: ServiceContext, target: Target): Promise<Answer> {
	try {
		await inTransaction(by, async (inner) => {
			await run(inner, target, backOffice)
			throw new Undone()
		})
	} catch (failure) {
		if (failure instanceof Undone) return { outcome: 'y', words: '' }
		if (failure instanceof Refusal) return { outcome: letters[failure.code] ?? 'y', words: failure.message }
		throw failure
	}
	throw new Error('It went through and was not undone')
}

type Person = (typeof people)[number]

async function askAll(
	operation: Operation,
	asked: readonly Person[],
	targetOf: (who: Person) => Target,
): Promise<Answer[]> {
	const answers: Answer[] = []
	for (const who of asked) answers.push(await tried(operation, backOffice.as(who), targetOf(who)))
	return answers
}

/** Staff see all schools. */
const isStaff = (who: Person | undefined) => who === 'admin' || who === 'csr'

const line = (answers: readonly Answer[]) => answers.map(({ outcome }) => outcome).join('')

test.each(inSchools)('$name: by everyone, in the own school, another one and nowhere', async (operation) => {
	const { team, other, missing, own } = backOffice.targets
	const inOther = await askAll(operation, people, () => other)
	const nowhere = await askAll(operation, people, () => missing)
	const rows = [
		await askAll(operation, people, () => team),
		inOther,
		nowhere,
		await askAll(operation, ownBuyers, own),
	]
	expect(rows.map(line).join(' ')).toBe(expectedInSchools[operation.name])
	// People without access cannot distinguish another school's object from a missing one.
	for (const [at, answers] of inOther.entries())
		if (answers.outcome !== 'y' && !isStaff(people[at])) expect(nowhere[at]).toEqual(answers)
})

test.each(shopOperations)('$name: by everyone', async (operation) => {
	const answers = await askAll(operation, people, () => backOffice.targets.team)
	expect(line(answers)).toBe(expectedInShop[operation.name])
})

/** Who passes: those allowed, or, where the object is missing for all, those who learn that it is. */
function passing(row: string): Person[] {
	const sign = row.includes('y') ? 'y' : 'n'
	return people.filter((_, at) => row[at] === sign)
}

test("the matrix and the modules' policies name the same roles, and no policy is unused", async () => {
	const all = await policies()
	for (const [operation, entry] of Object.entries(policyOf)) {
		const row = expectedInShop[operation] ?? expectedInSchools[operation]?.split(' ')[1] ?? ''
		const [policy = '', action = ''] = entry.split('.')
		const allowed = new Set(all.get(policy)?.[action])
		const expected = people.filter((who) => who !== 'visitor' && allowed.has(who))
		expect(passing(row), `${operation}: ${entry}`).toEqual(expected)
	}
	const used = new Set(Object.values(policyOf))
	const entries = [...all].flatMap(([name, policy]) =>
		Object.keys(policy).map((action) => `${name}.${action}`),
	)
	expect(entries.filter((entry) => !used.has(entry))).toEqual([])
})

const modules = [
	'portals',
	'rosters',
	'bulk-orders',
	'approvals',
	'production',
	'fundraising',
	'team-dashboard',
	'back-office',
	'orders',
	'payments',
	'support',
	'catalog/service/manage',
	'votes',
	'comments',
	'co-design',
	'webhooks',
	'api/service/keys',
]
const importOf = /import (?:\* as \w+ from|\{([^}]*)\} from) '([^']*(?:\/service\/|inbox)[^']*\.server\.ts)'/g

/** Operations that routes import from services of these modules. */
function operationsOfRoutes(): string[] {
	const files = globSync(
		'src/{portals,rosters,bulk-orders,approvals,production,team-dashboard,back-office,checkout,votes,comments,co-design}/**/*.{ts,tsx}',
	).filter((file) => /\/routes\/|actions\.server|acted\.server/.test(file) && !/\.test\./.test(file))
	return files.flatMap((file) => {
		const module = file.split('/')[1] ?? ''
		return [...readFileSync(file, 'utf8').matchAll(importOf)].flatMap(([, names = '', from = '']) => {
			const source = from.startsWith('#') ? from.slice(1) : `${module}/${from.replace(/^(\.\.?\/)+/, '')}`
			if (!modules.some((name) => source.startsWith(name))) return []
			return names
				.split(',')
				.map((name) => name.trim().split(' as ')[0] ?? '')
				.filter((name) => name !== '' && !name.startsWith('type '))
		})
	})
}

test('no operation that a page offers is missing from the list', () => {
	const listed = new Set([...inSchools, ...shopOperations].map(({ name }) => name))
	const missing = [...new Set(operationsOfRoutes())].filter(
		(name) => !listed.has(name) && !Object.hasOwn(elsewhere, name),
	)
	expect(missing).toEqual([])
	expect(Object.keys(elsewhere).filter((name) => listed.has(name))).toEqual([])
	expect([...listed].toSorted()).toEqual(
		[...Object.keys(expectedInSchools), ...Object.keys(expectedInShop)].toSorted(),
	)
})

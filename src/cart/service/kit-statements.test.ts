// One engine: statements of PostgreSQL's client are counted.
import { expect, test } from 'vitest'
import { addPlayers } from './add-pieces.server.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import { newBuyer, statementsOf } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'

const { context } = await openTestDatabase({ seeded: false })

async function statementsFor(count: number): Promise<number> {
	const coach = await newBuyer(context, ['coach'])
	const kit = await insertUniform(context)
	const players = Array.from({ length: count }, (_, at) => ({
		name: `Player ${at}`,
		number: String(at),
		size: 'M',
		sizes: { pants: at % 2 ? 'L' : 'M' },
		quantity: 1,
	}))
	const configs = { jersey: { playerName: 'Rodriguez' } }
	const [design] = await insertKitDesign(coach, kit, { configs, players })
	return statementsOf(() => addPlayers(coach, { userId: coach.userId }, { design, version: 1 }))
}

test('adding a kit takes the same number of statements for any number of players', async () => {
	const one = await statementsFor(1)
	expect(one).toBeGreaterThan(0)
	expect(await statementsFor(20)).toBe(one)
})

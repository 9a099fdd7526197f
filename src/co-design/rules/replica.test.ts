// Clients that edit one design over a network that delays, repeats, reorders and loses messages end with the same design.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEdit, createServer, plainWork, type Edit } from '../../../tests/factories/co-design.ts'
import { operationsBetween } from './operations.ts'
import {
	edited,
	nextToSend,
	openReplica,
	received,
	shownIn,
	withoutChange,
	type Delivery,
	type Replica,
} from './replica.ts'
import { sharedWorkOf, workIn, type RowIds } from './shared-work.ts'

function createClient(clientId: string, server: ReturnType<typeof createServer>) {
	let replica: Replica = openReplica(clientId, server.document(), server.log.length)
	const ids: RowIds = new WeakMap()
	let count = 0
	const encoding = { ids, newId: () => `${clientId}${(count += 1)}` }
	const inFlight: Delivery[] = []
	const take = (delivery: Delivery) => {
		const result = received(replica, delivery)
		replica = result.replica
		return result.isBehind
	}
	return {
		clientId,
		shown: () => shownIn(replica),
		work: () => workIn(shownIn(replica), ids),
		edit: (edit: Edit) => {
			const shown = shownIn(replica)
			const work = workIn(shown, ids)
			const before = sharedWorkOf(work, encoding, shown)
			replica = edited(replica, operationsBetween(before, sharedWorkOf(edit(work), encoding, before)))
		},
		send: (isLost: boolean, isTwice: boolean) => {
			const next = nextToSend(replica)
			if (!next) return
			replica = next.replica
			if (isLost) return
			server.send(clientId, next.change)
			if (isTwice) server.send(clientId, next.change)
		},
		ask: () => void inFlight.push(server.deliver(clientId, replica.position)),
		take: (which: number) => {
			const [delivery] = inFlight.splice(which % Math.max(1, inFlight.length), 1)
			if (delivery) take(delivery)
		},
		settle: () => {
			while (nextToSend(replica)) {
				const next = nextToSend(replica)
				if (!next) return
				replica = next.replica
				server.send(clientId, next.change)
				take(server.deliver(clientId, replica.position))
			}
		},
		catchUp: () => void take(server.deliver(clientId, replica.position)),
	}
}

const start = () =>
	sharedWorkOf(plainWork(), {
		ids: new WeakMap(),
		newId: (() => {
			let n = 0
			return () => `p${(n += 1)}`
		})(),
	})

const step = fc.record({
	who: fc.nat({ max: 2 }),
	what: fc.oneof(
		{ weight: 4, arbitrary: anyEdit.map(({ name, edit }) => ({ kind: 'edit' as const, name, edit })) },
		{
			weight: 4,
			arbitrary: fc.record({
				kind: fc.constant('send' as const),
				isLost: fc.boolean(),
				isTwice: fc.boolean(),
			}),
		},
		{ weight: 3, arbitrary: fc.constant({ kind: 'ask' as const }) },
		{ weight: 3, arbitrary: fc.record({ kind: fc.constant('take' as const), which: fc.nat({ max: 5 }) }) },
	),
})

test.each([2, 3])('%i clients end with the same design, and every change is in the log once', (count) => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
			const server = createServer(start())
			const clients = ['a', 'b', 'c'].slice(0, count).map((id) => createClient(id, server))
			for (const { who, what } of steps) {
				const client = clients[who % count]
				if (what.kind === 'edit') client?.edit(what.edit)
				else if (what.kind === 'send') client?.send(what.isLost, what.isTwice)
				else if (what.kind === 'ask') client?.ask()
				else client?.take(what.which)
			}
			for (const client of clients) client.settle()
			for (const client of clients) client.catchUp()
			for (const client of clients) {
				expect(client.shown()).toEqual(server.document())
				const own = server.log.filter(({ clientId }) => clientId === client.clientId)
				expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_, at) => at + 1))
			}
			const [first, ...others] = clients.map((client) => client.work())
			for (const other of others) expect(other).toEqual(first)
		}),
		{ numRuns: 400 },
	)
})

test('the last change of each client to fields of its own is in the design at the end', () => {
	const fields = ['primaryColor', 'secondaryColor', 'teamName'] as const
	const own = fc.record({
		who: fc.nat({ max: 2 }),
		value: fc.constantFrom('#aaaaaa', '#bbbbbb', '#cccccc'),
		sends: fc.boolean(),
		isLost: fc.boolean(),
	})
	fc.assert(
		fc.property(fc.array(own, { maxLength: 40 }), (edits) => {
			const server = createServer(start())
			const clients = ['a', 'b', 'c'].map((id) => createClient(id, server))
			const last: Record<string, string> = {}
			for (const { who, value, sends, isLost } of edits) {
				const field = fields[who] ?? 'teamName'
				clients[who]?.edit(({ configs, players }) => {
					const home = configs['home']
					return { players, configs: home ? { ...configs, home: { ...home, [field]: value } } : configs }
				})
				last[field] = value
				if (sends) clients[who]?.send(isLost, false)
			}
			for (const client of clients) client.settle()
			for (const client of clients) client.catchUp()
			expect(clients[0]?.work().configs['home']).toMatchObject(last)
		}),
	)
})

const twoClients = () => {
	const server = createServer(start())
	const clients = { one: createClient('a', server), other: createClient('b', server) }
	const settle = () => {
		clients.one.settle()
		clients.other.settle()
		clients.one.catchUp()
		clients.other.catchUp()
		expect(clients.one.shown()).toEqual(clients.other.shown())
		return clients.one.work()
	}
	return { ...clients, settle, server }
}

test('a logo that one person removes stays removed, whatever another changes in it', () => {
	for (const isRemovedFirst of [true, false]) {
		const { one, other, settle } = twoClients()
		const remove: Edit = ({ configs, players }) => {
			const { home } = configs
			return {
				players,
				configs: home ? { ...configs, home: { ...home, logos: home.logos.slice(1) } } : configs,
			}
		}
		const move: Edit = ({ configs, players }) => {
			const { home } = configs
			const logos = home?.logos.map((logo) => ({ ...logo, x: 7 }))
			return { players, configs: home && logos ? { ...configs, home: { ...home, logos } } : configs }
		}
		;(isRemovedFirst ? one : other).edit(isRemovedFirst ? remove : move)
		;(isRemovedFirst ? other : one).edit(isRemovedFirst ? move : remove)
		expect(settle().configs['home']?.logos).toEqual([expect.objectContaining({ id: 'star', x: 7 })])
	}
})

test('two people add a player at the same time, and both are there', () => {
	const { one, other, settle } = twoClients()
	const add =
		(name: string): Edit =>
		({ configs, players }) => ({
			configs,
			players: [...players, { name, number: '', size: '', quantity: 1 }],
		})
	one.edit(add('Cy'))
	other.edit(add('Di'))
	const { players, configs } = settle()
	expect(players.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bo', 'Cy', 'Di'])
	expect(configs['home']?.quantity).toBe(4)
})

test('a refused change leaves the others', () => {
	const change = (value: string) => [{ path: ['whole', 'portalId'], value }]
	const first = nextToSend(edited(openReplica('a', start(), 0), change('one')))?.replica
	const both = first && edited(first, [{ path: ['whole', 'fundraisingEnabled'], value: true }])
	expect(both?.pending).toHaveLength(2)
	const left = both && withoutChange(both, 1)
	expect(left && shownIn(left).whole).toMatchObject({ fundraisingEnabled: true })
	expect(left && shownIn(left).whole).not.toHaveProperty('portalId')
})

test('a gap in the delivered changes is noticed', () => {
	const replica = openReplica('a', start(), 3)
	const change = {
		clientId: 'b',
		sequence: 1,
		operations: [{ path: ['whole', 'quantity'], value: 9 }],
		position: 5,
	}
	expect(received(replica, { changes: [change] })).toMatchObject({ isBehind: true, foreign: [] })
})

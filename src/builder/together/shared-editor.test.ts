// Editors of several people that share one design: they end equal, and undo takes back own edits only.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedWorkOf, workIn, type Work } from '#co-design/rules/shared-work.ts'
import { anyEdit, createServer, plainWork, type Edit } from '../../../tests/factories/co-design.ts'
import { configsOf, createEditor, type Editor } from '../editor/store.ts'
import { shareEditor } from './shared-editor.ts'

const workOf = (editor: Editor): Work => {
	const state = editor.getState()
	return { configs: configsOf(state), players: state.players }
}

const encoding = () => {
	let count = 0
	return { ids: new WeakMap<object, string>(), newId: () => `p${(count += 1)}` }
}

/** Without empty objects, which mean the same as none. */
const normal = (work: Work): Work => workIn(sharedWorkOf(work, encoding()), new WeakMap())

function openServer() {
	return createServer(sharedWorkOf(plainWork(), encoding()))
}

/** An editor whose page was loaded with `loaded`. */
function join(server: ReturnType<typeof openServer>, clientId: string, loaded = plainWork()) {
	const editor = createEditor({ piece: 'home', ...loaded, assets: [], view: 'front' })
	const open = (options: Partial<Parameters<typeof shareEditor>[1]> = {}) =>
		shareEditor(editor, {
			clientId,
			document: server.document(),
			position: server.log.length,
			loaded,
			...options,
		})
	return { editor, open, clientId }
}

type Client = { editor: Editor; shared: ReturnType<typeof shareEditor>; clientId: string }

const client = (server: ReturnType<typeof openServer>, clientId: string): Client => {
	const { editor, open } = join(server, clientId)
	return { editor, shared: open(), clientId }
}

const edit = ({ editor }: Pick<Client, 'editor'>, how: Edit) => {
	const before = workOf(editor)
	const after = how(before)
	if (after.players === before.players)
		editor.getState().changeAll((config, piece) => after.configs[piece] ?? config)
	else editor.getState().changePlayers(() => after.players)
}

const send = (server: ReturnType<typeof openServer>, { shared, clientId }: Client) => {
	const change = shared.next()
	if (change) server.send(clientId, change)
}
const take = (server: ReturnType<typeof openServer>, { shared, clientId }: Client) =>
	shared.receive(server.deliver(clientId, shared.position()))

function settle(server: ReturnType<typeof openServer>, clients: readonly Client[]) {
	for (const one of clients)
		while (one.shared.pending().length > 0) {
			send(server, one)
			take(server, one)
		}
	for (const one of clients) take(server, one)
}

const colored =
	(field: 'primaryColor' | 'secondaryColor', color: string): Edit =>
	({ configs, players }) => {
		const { home } = configs
		return { players, configs: home ? { ...configs, home: { ...home, [field]: color } } : configs }
	}

const step = fc.record({
	who: fc.nat({ max: 2 }),
	what: fc.oneof(
		{ weight: 5, arbitrary: anyEdit.map(({ name, edit: how }) => ({ kind: 'edit' as const, name, how })) },
		{
			weight: 3,
			arbitrary: fc.constantFrom('send', 'take', 'undo', 'redo', 'turn').map((kind) => ({ kind })),
		},
	),
})

test.each([2, 3])('%i editors end with the same design after random edits, undo and redo', (count) => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
			const server = openServer()
			const clients = ['a', 'b', 'c'].slice(0, count).map((id) => client(server, id))
			for (const { who, what } of steps) {
				const one = clients[who % count]
				if (!one) continue
				const { getState } = one.editor
				if ('how' in what) edit(one, what.how)
				else if (what.kind === 'send') send(server, one)
				else if (what.kind === 'take') take(server, one)
				else if (what.kind === 'undo') getState().undo()
				else if (what.kind === 'redo') getState().redo()
				else getState().showPiece(getState().piece === 'home' ? 'away' : 'home', 'front')
			}
			settle(server, clients)
			const [first, ...others] = clients.map(({ editor }) => normal(workOf(editor)))
			for (const other of others) expect(other).toEqual(first)
			for (const { shared } of clients) expect(shared.position()).toBe(server.log.length)
		}),
		{ numRuns: 150 },
	)
})

test('undo takes back the own change, and those of others stay', () => {
	const server = openServer()
	const [one, other] = [client(server, 'a'), client(server, 'b')]
	edit(one, colored('primaryColor', '#aa0000'))
	settle(server, [one, other])
	edit(other, colored('secondaryColor', '#00aa00'))
	settle(server, [one, other])
	one.editor.getState().undo()
	settle(server, [one, other])
	const expected = { primaryColor: '#14284f', secondaryColor: '#00aa00' }
	for (const { editor } of [one, other]) expect(editor.getState().config).toMatchObject(expected)
	other.editor.getState().undo()
	one.editor.getState().redo()
	settle(server, [one, other])
	for (const { editor } of [one, other])
		expect(editor.getState().config).toMatchObject({ primaryColor: '#aa0000', secondaryColor: '#f2b21b' })
})

test('undo of all own changes leaves exactly what the others did', () => {
	const own = fc.array(fc.constantFrom('#aa0000', '#bb0000', '#cc0000'), { minLength: 1, maxLength: 6 })
	const foreign = fc.array(fc.constantFrom('#00aa00', '#00bb00', '#00cc00'), { minLength: 1, maxLength: 6 })
	fc.assert(
		fc.property(own, foreign, fc.array(fc.boolean(), { maxLength: 12 }), (mine, theirs, turns) => {
			const server = openServer()
			const [one, other] = [client(server, 'a'), client(server, 'b')]
			const [left, right] = [[...mine], [...theirs]]
			for (const isMine of [...turns, ...mine.map(() => true), ...theirs.map(() => false)]) {
				const color = (isMine ? left : right).shift()
				if (color === undefined) continue
				edit(isMine ? one : other, colored(isMine ? 'primaryColor' : 'secondaryColor', color))
				settle(server, [one, other])
			}
			while (one.editor.temporal.getState().pastStates.length > 0) one.editor.getState().undo()
			settle(server, [one, other])
			expect(other.editor.getState().config).toMatchObject({
				primaryColor: '#14284f',
				secondaryColor: theirs.at(-1),
			})
		}),
	)
})

test('an own change that another person has overwritten is no step to undo', () => {
	const server = openServer()
	const [one, other] = [client(server, 'a'), client(server, 'b')]
	edit(one, colored('primaryColor', '#aa0000'))
	settle(server, [one, other])
	edit(other, colored('primaryColor', '#00aa00'))
	settle(server, [one, other])
	expect(one.editor.temporal.getState().pastStates).toEqual([])
	one.editor.getState().undo()
	expect(one.editor.getState().config.primaryColor).toBe('#00aa00')
})

test('a logo that is brought back by undo has what others changed in it meanwhile', () => {
	const server = openServer()
	const [one, other] = [client(server, 'a'), client(server, 'b')]
	edit(one, ({ configs, players }) => ({
		players,
		configs: { ...configs, ...(configs['home'] && { home: { ...configs['home'], logos: [] } }) },
	}))
	edit(other, ({ configs, players }) => ({
		players,
		configs: {
			...configs,
			...(configs['home'] && {
				home: { ...configs['home'], logos: configs['home'].logos.map((logo) => ({ ...logo, x: 9 })) },
			}),
		},
	}))
	settle(server, [one, other])
	expect(other.editor.getState().config.logos).toEqual([])
	one.editor.getState().undo()
	settle(server, [one, other])
	expect(other.editor.getState().config.logos).toMatchObject([
		{ id: 'crest', x: 9 },
		{ id: 'star', x: 9 },
	])
})

test('edits made before the page joins are kept, and so is what others did before', () => {
	const server = openServer()
	const other = client(server, 'b')
	edit(other, colored('secondaryColor', '#00aa00'))
	settle(server, [other])
	const { editor, open, clientId } = join(server, 'a')
	edit({ editor }, colored('primaryColor', '#aa0000'))
	const one = { editor, clientId, shared: open() }
	settle(server, [one, other])
	for (const each of [one, other])
		expect(each.editor.getState().config).toMatchObject({
			primaryColor: '#aa0000',
			secondaryColor: '#00aa00',
		})
})

test('a refused change is taken back, and later ones stay', () => {
	const server = openServer()
	const one = client(server, 'a')
	edit(one, colored('primaryColor', '#aa0000'))
	const refused = one.shared.next()
	edit(one, colored('secondaryColor', '#00aa00'))
	one.shared.refuse(refused?.sequence ?? 0)
	settle(server, [one])
	expect(one.editor.getState().config).toMatchObject({ primaryColor: '#14284f', secondaryColor: '#00aa00' })
	expect(server.document().pieces['home']).toMatchObject({
		primaryColor: '#14284f',
		secondaryColor: '#00aa00',
	})
})

test('two people choose the first style of the same letters, and both choices stay', () => {
	const server = openServer()
	const usual = { font: 'block', fill: '#ffffff', borders: [], shape: 'straight' as const, tracking: 6 }
	const clients = ['a', 'b'].map((id) => {
		const { editor, open } = join(server, id)
		return { editor, clientId: id, shared: open({ usualStyle: () => usual }) }
	})
	const style =
		(part: Partial<typeof usual>): Edit =>
		({ configs, players }) => ({
			players,
			configs: {
				...configs,
				...(configs['home'] && { home: { ...configs['home'], lettering: { team: { ...usual, ...part } } } }),
			},
		})
	const [one, other] = clients
	if (one) edit(one, style({ fill: '#aa0000' }))
	if (other) edit(other, style({ tracking: 12 }))
	settle(server, clients)
	for (const { editor } of clients)
		expect(editor.getState().config.lettering?.team).toEqual({ ...usual, fill: '#aa0000', tracking: 12 })
})

test('a page that was away for long takes the whole document and keeps its own changes', () => {
	const server = openServer()
	const [one, other] = [client(server, 'a'), client(server, 'b')]
	edit(one, colored('primaryColor', '#aa0000'))
	for (let turn = 0; turn < 12; turn += 1) {
		edit(other, colored('secondaryColor', `#00000${turn % 10}`))
		settle(server, [other])
	}
	settle(server, [one, other])
	expect(other.editor.getState().config).toMatchObject({ primaryColor: '#aa0000', secondaryColor: '#000001' })
	expect(workOf(one.editor)).toEqual(workOf(other.editor))
})

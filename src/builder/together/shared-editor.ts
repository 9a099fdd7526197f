// Joins the page's editor with the design that several people edit: own edits become changes, changes of others appear in the
// editor and in its history, so that undo takes back own edits only.
import {
	applyOperations,
	isEqual,
	operationsBetween,
	valueAt,
	type Json,
	type Operation,
} from '#co-design/rules/operations.ts'
import {
	edited,
	nextToSend,
	openReplica,
	received,
	shownIn,
	withoutChange,
	type Change,
	type Delivery,
	type Replica,
} from '#co-design/rules/replica.ts'
import { sharedWorkOf, workIn, type SharedWork, type Work } from '#co-design/rules/shared-work.ts'
import type { LetteringSlot } from '#garments/template.ts'
import type { LetteringStyle } from '#garments/schemas.ts'
import { configsOf, hasSameConfigs, type Editor, type EditorState } from '../editor/store.ts'

type Undoable = Pick<EditorState, 'piece' | 'config' | 'kit' | 'players'>

export type SharedEditor = {
	receive: (delivery: Delivery) => { isBehind: boolean }
	/** The next change to send; the same one until it has been received or refused. */
	next: () => Change | undefined
	refuse: (sequence: number) => void
	position: () => number
	pending: () => readonly Change[]
	stop: () => void
}

type SharedEditorParts = {
	clientId: string
	/** The design on the server. */
	document: SharedWork
	position: number
	/** The work that the page was loaded with: what the editor has beyond it are own edits. */
	loaded: Work
	/** The style in force while a design has none of its own: two people may choose their first style at once. */
	usualStyle?: (editor: EditorState, piece: string, slot: LetteringSlot) => LetteringStyle | undefined
	/** Called after each own edit. */
	onEdit?: () => void
}

const workOfEditor = (work: Undoable): Work => ({ configs: configsOf(work), players: work.players })

/** Short, and unique among the rows of a design. */
const newId = () => crypto.randomUUID().slice(0, 8)

const slotIn = ({ path }: Operation): LetteringSlot | undefined => {
	const [root, , part, slot] = path
	const isStyle = root === 'pieces' && part === 'lettering' && path.length === 4
	return isStyle && (slot === 'team' || slot === 'name' || slot === 'number') ? slot : undefined
}

/** Maps between the editor's states and trees; rows keep their ids. */
function treesOf() {
	const encoding = { ids: new WeakMap<object, string>(), newId }
	return {
		of: (work: Work, before?: SharedWork) => sharedWorkOf(work, encoding, before),
		ofState: (state: Undoable, before?: SharedWork) => sharedWorkOf(workOfEditor(state), encoding, before),
		/** The state with the change; designs that it leaves alone keep their identity. */
		changed: <State extends Undoable>(state: State, from: SharedWork, to: SharedWork): State => {
			if (to === from) return state
			const { configs, players } = workIn(to, encoding.ids)
			const hasSamePlayers = to.players === from.players
			const isSame = (piece: string) =>
				hasSamePlayers && to.pieces[piece] === from.pieces[piece] && to.whole === from.whole
			const kept = configsOf(state)
			const designs = Object.entries(configs).map(
				([piece, design]) => [piece, isSame(piece) ? (kept[piece] ?? design) : design] as const,
			)
			const { [state.piece]: config = state.config, ...kit } = Object.fromEntries(designs)
			return { ...state, config, kit, players: hasSamePlayers ? state.players : players }
		},
	}
}
type Trees = ReturnType<typeof treesOf>

/** Past and future states with the changes of others, without steps that change nothing any more. */
function rebaseHistory(editor: Editor, trees: Trees, operations: readonly Operation[]): void {
	const { pastStates, futureStates } = editor.temporal.getState()
	const rebased = (state: Partial<Undoable>) => {
		// Cast: the editor stores whole states.
		const whole = state as Undoable
		const before = trees.ofState(whole)
		const after = applyOperations(before, operations)
		return { state: trees.changed(whole, before, after), tree: after }
	}
	const present = trees.ofState(editor.getState())
	const effective = (states: readonly Partial<Undoable>[]) => {
		const all = states.map(rebased)
		return all.filter(({ tree }, at) => !isEqual(tree, all[at + 1]?.tree ?? present))
	}
	editor.temporal.setState({
		pastStates: effective(pastStates).map(({ state }) => state),
		futureStates: effective(futureStates).map(({ state }) => state),
	})
}

/** Puts the changed work into the editor without a step of its history. */
function putInto(editor: Editor, { config, kit, players }: Undoable): void {
	const { selection, config: before } = editor.getState()
	const isGone = selection !== null && hasLogo(before, selection) && !hasLogo(config, selection)
	const history = editor.temporal.getState()
	history.pause()
	editor.setState({ config, kit, players, ...(isGone && { selection: null, live: null }) })
	history.resume()
}

/** A first style is one of the usual fields and the changed ones, which do not take back another person's. */
function refined(
	operation: Operation,
	before: SharedWork,
	usual: (slot: LetteringSlot) => LetteringStyle | undefined,
) {
	const { path, value } = operation
	const slot = slotIn(operation)
	const isFirst = slot !== undefined && value !== undefined && valueAt(before, path) === undefined
	const style = isFirst ? usual(slot) : undefined
	if (!style) return [operation]
	// Cast: a style is made of JSON.
	const fields = Object.entries(style).filter(([, field]) => field !== undefined) as [string, Json][]
	const first = Object.fromEntries(fields)
	return [{ path, value: first, isDefault: true as const }, ...operationsBetween(first, value, path)]
}

export function shareEditor(editor: Editor, parts: SharedEditorParts): SharedEditor {
	const { clientId, document, position, loaded, usualStyle, onEdit } = parts
	const trees = treesOf()
	const loadedTree = trees.of(loaded, document)
	/** Of the editor's present state. */
	let tree = trees.ofState(editor.getState(), loadedTree)
	let replica: Replica = edited(
		openReplica(clientId, document, position),
		operationsBetween(loadedTree, tree),
	)
	let isApplying = false

	/** Shows what the replica has, which was `before`, and applies the changes of others to the history. */
	function show(before: SharedWork, foreign: readonly Operation[]): void {
		const after = shownIn(replica)
		if (!isEqual(before, after)) {
			isApplying = true
			putInto(editor, trees.changed(editor.getState(), before, after))
			isApplying = false
			tree = trees.ofState(editor.getState(), after)
		}
		if (foreign.length > 0) rebaseHistory(editor, trees, foreign)
	}

	const stop = editor.subscribe((state, before) => {
		if (isApplying || (state.players === before.players && hasSameConfigs(state, before))) return
		const previous = tree
		tree = trees.ofState(state, previous)
		const operations = operationsBetween(previous, tree).flatMap((operation) =>
			refined(operation, previous, (slot) => usualStyle?.(before, operation.path[1] ?? '', slot)),
		)
		replica = edited(replica, operations)
		if (operations.length > 0) onEdit?.()
	})

	// What others changed while the page was loading.
	show(tree, operationsBetween(loadedTree, document))

	return {
		receive: (delivery) => {
			const before = shownIn(replica)
			const result = received(replica, delivery)
			replica = result.replica
			const isWhole = 'document' in delivery
			show(before, isWhole ? operationsBetween(before, shownIn(replica)) : result.foreign)
			return { isBehind: result.isBehind }
		},
		next: () => {
			const due = nextToSend(replica)
			replica = due?.replica ?? replica
			return due?.change
		},
		refuse: (sequence) => {
			const before = shownIn(replica)
			replica = withoutChange(replica, sequence)
			show(before, operationsBetween(before, shownIn(replica)))
		},
		position: () => replica.position,
		pending: () => replica.pending,
		stop,
	}
}

const hasLogo = ({ logos }: EditorState['config'], id: string) => logos.some((logo) => logo.id === id)

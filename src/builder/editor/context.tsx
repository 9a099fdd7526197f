// Gives the components of the builder page their editor.
import {
	createContext,
	startTransition,
	useContext,
	useEffect,
	useMemo,
	useState,
	type ReactNode,
} from 'react'
import { useStore } from 'zustand'
import type { DesignConfig } from '#garments/schemas.ts'
import { useBuilderTexts } from '../components/builder-language.tsx'
import type { StageTexts } from '../rules/texts/english-stage.ts'
import { hasSameConfigs, type Editor, type EditorState } from './store.ts'

const EditorContext = createContext<Editor | null>(null)
type SettledDesign = Pick<EditorState, 'piece' | 'config'>
const SettledContext = createContext<SettledDesign | null>(null)

export const EditorProvider = ({ editor, children }: { editor: Editor; children: ReactNode }) => (
	<EditorContext value={editor}>
		<Settled>{children}</Settled>
	</EditorContext>
)

/** Long enough to render the change first, too short to be noticed in a price. */
const settlePauseMs = 60

/** Its children receive the design a moment later, as a low-priority update. */
function Settled({ children }: { children: ReactNode }) {
	const editor = useEditor()
	const [design, setDesign] = useState<SettledDesign>(() => editor.getState())
	// Synchronizes with the editor, after the frame that shows the change.
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const settle = () => {
			timer = undefined
			startTransition(() => setDesign(editor.getState()))
		}
		const stop = editor.subscribe((now, before) => {
			if (now.config !== before.config) timer ??= setTimeout(settle, settlePauseMs)
		})
		settle()
		return () => {
			stop()
			clearTimeout(timer)
		}
	}, [editor])
	return <SettledContext value={design}>{children}</SettledContext>
}

/** @throws Error outside `EditorProvider`: a caller's fault. */
export function useEditor(): Editor {
	const editor = useContext(EditorContext)
	if (!editor) throw new Error('There is no editor here')
	return editor
}

/** A part of the state; the component re-renders when that part changes. */
export const useEditorState = <Part,>(select: (state: EditorState) => Part): Part =>
	useStore(useEditor(), select)

/** Calls `work` once the frame that is being prepared is on the screen. @returns cancels it */
function afterFrame(work: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(work)
	})
	return () => {
		cancelAnimationFrame(frame)
		clearTimeout(timer)
	}
}

/** The value a frame later and at low priority, so that what is rendered with it does not delay that frame. */
export function useAfterFrame<Value>(value: Value): Value {
	const [shown, setShown] = useState(value)
	// Synchronizes with the browser's frames.
	useEffect(() => afterFrame(() => startTransition(() => setShown(value))), [value])
	return shown
}

/**
 * The current design a frame later and at low priority, without a render before. While something is dragged it is the
 * current one: what was dragged must not jump back for a frame when it is released.
 */
export function useConfigAfterFrame(): DesignConfig {
	const editor = useEditor()
	const [config, setConfig] = useState(() => editor.getState().config)
	// Synchronizes with the editor and the browser's frames.
	useEffect(() => {
		let cancel: (() => void) | undefined
		const update = () => {
			cancel = undefined
			startTransition(() => setConfig(editor.getState().config))
		}
		const stop = editor.subscribe((now, before) => {
			if (now.config === before.config) return
			if (before.live) setConfig(now.config)
			else cancel ??= afterFrame(update)
		})
		update()
		return () => {
			stop()
			cancel?.()
		}
	}, [editor])
	return config
}

/** The current design. For the picture and for fields, which must respond immediately; see `useSettledConfig`. */
export const useConfig = (): DesignConfig => useEditorState((state) => state.config)

/**
 * The design for everything derived from it: prices, checks, summaries, descriptions. It updates at low priority, so
 * that these do not delay the picture. Never for the value of a field.
 * @throws Error outside `EditorProvider`: a caller's fault.
 */
export function useSettledConfig(): DesignConfig {
	const settled = useContext(SettledContext)
	const piece = useEditorState((state) => state.piece)
	const editor = useEditor()
	if (!settled) throw new Error('There is no editor here')
	// Another piece of a kit is shown at once.
	return settled.piece === piece ? settled.config : editor.getState().config
}

/** Changes the design: one history step per call, see `EditorState.change`. */
export const useChange = (): EditorState['change'] => useEditorState((state) => state.change)

/** Changes every piece of the kit, see `EditorState.changeAll`. */
export const useChangeAll = (): EditorState['changeAll'] => useEditorState((state) => state.changeAll)

/** Changes the design while typing: one history step per field and pause of 500 ms. */
export const useChangeText = (): EditorState['changeText'] => useEditorState((state) => state.changeText)

/** Announces an action to screen readers. */
export function useAnnounce(): (text: string) => void {
	const show = useEditorState((state) => state.show)
	return useMemo(() => (text: string) => show({ announcement: text }), [show])
}

/** Whether there are steps to undo and redo; each is announced. */
export function useUndo() {
	const editor = useEditor()
	const canUndo = useStore(editor.temporal, ({ pastStates }) => pastStates.length > 0)
	const canRedo = useStore(editor.temporal, ({ futureStates }) => futureStates.length > 0)
	const { history: texts } = useBuilderTexts().frame.stage
	return {
		canUndo,
		canRedo,
		undo: () => travel(editor, 'undo', texts),
		redo: () => travel(editor, 'redo', texts),
	}
}

function travel(editor: Editor, direction: 'undo' | 'redo', texts: StageTexts['history']) {
	const before = editor.getState()
	before[direction]()
	const now = editor.getState()
	if (now.players === before.players && hasSameConfigs(now, before)) return
	const { pastStates, futureStates } = editor.temporal.getState()
	const announcement =
		direction === 'undo' ? texts.undone(pastStates.length) : texts.redone(futureStates.length)
	now.show({ announcement, live: null, ...(now.piece !== before.piece && { selection: null, zoom: 1 }) })
}

/** Fields with their own text keep the browser's undo. */
const hasOwnUndo = (target: EventTarget | null) =>
	target instanceof Element && target.closest('textarea, dialog, [data-own-undo]') !== null

function directionOf(event: KeyboardEvent): 'undo' | 'redo' | null {
	if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
	const key = event.key.toLowerCase()
	if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
	return key === 'y' && !event.shiftKey ? 'redo' : null
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y on the whole page. */
export function useHistoryKeys(isActive: boolean): void {
	const editor = useEditor()
	const { history: texts } = useBuilderTexts().frame.stage
	// Synchronizes with the document's key events, independent of the focus.
	useEffect(() => {
		if (!isActive) return
		const press = (event: KeyboardEvent) => {
			const direction = directionOf(event)
			if (!direction || event.defaultPrevented || hasOwnUndo(event.target)) return
			event.preventDefault()
			travel(editor, direction, texts)
		}
		document.addEventListener('keydown', press)
		return () => document.removeEventListener('keydown', press)
	}, [editor, isActive, texts])
}

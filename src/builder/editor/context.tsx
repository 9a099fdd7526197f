// The editor at hand for every part of the builder page.
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
import type { Editor, EditorState } from './store.ts'

const EditorContext = createContext<Editor | null>(null)
const SettledContext = createContext<DesignConfig | null>(null)

export const EditorProvider = ({ editor, children }: { editor: Editor; children: ReactNode }) => (
	<EditorContext value={editor}>
		<Settled>{children}</Settled>
	</EditorContext>
)

/** Long enough for the frame that shows a change, too short to be noticed in a price. */
const settlePauseMs = 60

/** What stands in it follows the design a moment later, and only when the browser has time. */
function Settled({ children }: { children: ReactNode }) {
	const editor = useEditor()
	const [config, setConfig] = useState(() => editor.getState().config)
	// Follows the editor, behind the frame that shows the change.
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const settle = () => {
			timer = undefined
			startTransition(() => setConfig(editor.getState().config))
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
	return <SettledContext value={config}>{children}</SettledContext>
}

/** @throws Error outside of `EditorProvider`: a fault of the caller. */
export function useEditor(): Editor {
	const editor = useContext(EditorContext)
	if (!editor) throw new Error('There is no editor here')
	return editor
}

/** A part of the state; the component is drawn again when that part is another one. */
export const useEditorState = <Part,>(select: (state: EditorState) => Part): Part =>
	useStore(useEditor(), select)

/** The design as it is now. For the picture and for fields, which answer at once; see `useSettledConfig`. */
export const useConfig = (): DesignConfig => useEditorState((state) => state.config)

/**
 * The design for whatever is said about it: prices, checks, summaries, words. It follows in the browser's pauses, so
 * that none of this stands in the way of the picture. Never for the value of a field.
 * @throws Error outside of `EditorProvider`: a fault of the caller.
 */
export function useSettledConfig(): DesignConfig {
	const config = useContext(SettledContext)
	if (!config) throw new Error('There is no editor here')
	return config
}

/** Changes the design: one step of the history per call, see `EditorState.change`. */
export const useChange = (): EditorState['change'] => useEditorState((state) => state.change)

/** Changes the design as somebody types: one step per pause of 500 ms and field. */
export const useChangeText = (): EditorState['changeText'] => useEditorState((state) => state.changeText)

/** Says in words what was done, to those who cannot see it. */
export function useAnnounce(): (words: string) => void {
	const show = useEditorState((state) => state.show)
	return useMemo(() => (words: string) => show({ announcement: words }), [show])
}

export const useCanUndo = (): boolean => useStore(useEditor().temporal, (past) => past.pastStates.length > 0)
export const useCanRedo = (): boolean =>
	useStore(useEditor().temporal, (past) => past.futureStates.length > 0)

/** One step back, announced. */
export const useUndo = (): (() => void) => useTravel('undo')
export const useRedo = (): (() => void) => useTravel('redo')

function useTravel(direction: 'undo' | 'redo') {
	const editor = useEditor()
	return useMemo(() => () => travel(editor, direction), [editor, direction])
}

function travel(editor: Editor, direction: 'undo' | 'redo') {
	const before = editor.getState().config
	editor.getState()[direction]()
	const { config, show } = editor.getState()
	if (config === before) return
	const { pastStates, futureStates } = editor.temporal.getState()
	const announcement =
		direction === 'undo'
			? `Undone. ${pastStates.length} more to undo.`
			: `Done again. ${futureStates.length} more to redo.`
	show({ announcement, live: null })
}

/** Fields with words of their own keep the browser's undo. */
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
	// Follows the keyboard of the page, wherever the focus is.
	useEffect(() => {
		if (!isActive) return
		const press = (event: KeyboardEvent) => {
			const direction = directionOf(event)
			if (!direction || event.defaultPrevented || hasOwnUndo(event.target)) return
			event.preventDefault()
			travel(editor, direction)
		}
		document.addEventListener('keydown', press)
		return () => document.removeEventListener('keydown', press)
	}, [editor, isActive])
}

// The editor at hand for every part of the builder page.
import { createContext, useContext, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { DesignConfig } from '#garments/schemas.ts'
import type { Editor, EditorState } from './store.ts'

const EditorContext = createContext<Editor | null>(null)

export const EditorProvider = ({ editor, children }: { editor: Editor; children: ReactNode }) => (
	<EditorContext value={editor}>{children}</EditorContext>
)

/** @throws Error outside of `EditorProvider`: a fault of the caller. */
export function useEditor(): Editor {
	const editor = useContext(EditorContext)
	if (!editor) throw new Error('There is no editor here')
	return editor
}

/** A part of the state; the component is drawn again when that part is another one. */
export const useEditorState = <Part,>(select: (state: EditorState) => Part): Part =>
	useStore(useEditor(), select)

export const useConfig = (): DesignConfig => useEditorState((state) => state.config)

/** Changes the design: one step of the history per call, see `EditorState.change`. */
export const useChange = (): EditorState['change'] => useEditorState((state) => state.change)

// The logos that can be placed without uploading them again.
import { useMemo } from 'react'
import type { OfferedLogos } from '#designs/views.ts'
import { messages } from '#designs/messages.ts'
import { useEditorState } from '../../../editor/context.tsx'
import type { BuilderActions } from '../props.ts'

/** Those of the page's data and the uploads of this page, without what was removed meanwhile. */
export function useOfferedLogos(known: OfferedLogos): OfferedLogos {
	const assets = useEditorState((state) => state.assets)
	const uploaded = useEditorState((state) => state.uploaded)
	const unlisted = useEditorState((state) => state.unlisted)
	return useMemo(() => {
		const listed = new Set([known.own, ...known.teams.map((team) => team.logos)].flat().map(({ id }) => id))
		const added = uploaded.flatMap((id) => (assets[id] && !listed.has(id) ? [assets[id]] : []))
		return { ...known, own: [...added, ...known.own].filter(({ id }) => !unlisted.includes(id)) }
	}, [known, assets, uploaded, unlisted])
}

/**
 * Takes a logo off the list; a failure is a notice, and the logo stays.
 * @param said words a message in the language of the page
 * @returns whether it is off the list
 */
export async function removeFromList(
	{ id, name }: { id: string; name: string },
	{ removeLogo, notify }: Pick<BuilderActions, 'removeLogo' | 'notify'>,
	said: (message: string) => string,
): Promise<boolean> {
	try {
		await removeLogo(id)
		notify({ tone: 'info', title: said(messages.logoForgotten), detail: name })
		return true
	} catch (failure) {
		const detail = failure instanceof Error && failure.message ? said(failure.message) : ''
		notify({ tone: 'error', title: said(messages.logoStays), detail })
		return false
	}
}

// The logos that can be placed without uploading them again.
import { useMemo, useState } from 'react'
import type { OfferedLogos } from '#designs/views.ts'
import { markAt } from '#garments/marks/marks.ts'
import { messages } from '#designs/messages.ts'
import { useEditorState } from '../../../editor/context.tsx'
import type { BuilderActions } from '../props.ts'

/** Those of the page's data and the uploads of this visit, without what was removed meanwhile. */
export function useOfferedLogos(known: OfferedLogos): OfferedLogos & { forget: (id: string) => void } {
	const assets = useEditorState((state) => state.assets)
	const [removed, setRemoved] = useState<readonly string[]>([])
	const logos = useMemo(() => {
		const listed = new Set([known.own, ...known.teams.map((team) => team.logos)].flat().map(({ id }) => id))
		const uploaded = Object.values(assets).filter(({ id, url }) => !listed.has(id) && !markAt(url))
		return { ...known, own: [...uploaded, ...known.own].filter(({ id }) => !removed.includes(id)) }
	}, [known, assets, removed])
	return { ...logos, forget: (id) => setRemoved([...removed, id]) }
}

type Removal = Pick<BuilderActions, 'removeLogo' | 'notify'> & { forget: (id: string) => void }

/** Takes a logo off the list; a failure is a notice, and the logo stays. */
export async function removeFromList(
	{ id, name }: { id: string; name: string },
	{ removeLogo, notify, forget }: Removal,
): Promise<void> {
	try {
		await removeLogo(id)
		forget(id)
		notify({ tone: 'info', title: messages.logoForgotten, detail: name })
	} catch (failure) {
		const detail = failure instanceof Error ? failure.message : ''
		notify({ tone: 'error', title: messages.logoStays, detail })
	}
}

// Actions on versions: loading one into the editor, restoring one, copying the whole design.
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { showToast } from '#ui/show-toast.ts'
import type { BuilderPageData } from '#designs/views.ts'
import type { Editor } from '../editor/store.ts'
import { messages } from '#designs/messages.ts'
import { useBuilderTexts } from '../components/builder-language.tsx'
import { sendBuilderRequest } from './requests.ts'
import { configsFrom, type Base } from './use-builder-draft.ts'
import type { DraftSaving } from './use-draft.ts'

/** Undefined when it could not be loaded. */
export async function fetchVersion(designId: string, version: number, signal?: AbortSignal) {
	try {
		const reader = import('./stored-work.ts')
		const response = await fetch(`/designs/${designId}/versions/${version}`, { ...(signal && { signal }) })
		return (await reader).readVersion(await response.json())
	} catch {
		return undefined
	}
}

type VersionParts = {
	editor: Editor
	data: Pick<BuilderPageData, 'sold' | 'pieces' | 'saved'>
	base: Base
	draft: DraftSaving
}

export function useVersions({ editor, data, base, draft }: VersionParts) {
	const { frame, said } = useBuilderTexts()
	const [busyWith, setBusyWith] = useState<number | null>(null)
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const { sold, saved } = data
	const designId = saved?.id ?? null
	const fail = (detail: string) => showToast({ tone: 'error', title: said(messages.saveFailed), detail })

	/** Loads a saved version into the editor and discards the draft. */
	const take = async (version: number) => {
		if (designId === null) return
		const found = await fetchVersion(designId, version)
		if (!found) return fail(frame.versions.notLoaded)
		await draft.hold(async () => {
			base.set(version)
			editor.getState().load({ ...found, configs: configsFrom(data, found) })
			draft.settle(editor.getState())
			await sendBuilderRequest({ intent: 'drop-draft', productId: sold.id, designId })
		})
		await revalidate()
	}
	const restore = async (version: number) => {
		if (designId === null) return
		setBusyWith(version)
		const answer = await sendBuilderRequest({
			intent: 'restore',
			designId,
			version,
			baseVersion: base.get(),
		})
		if (answer.ok) {
			await take(answer.result.version)
			showToast({
				tone: 'success',
				title: said(messages.saved),
				detail: said(messages.savedVersion(answer.result.version)),
			})
		} else fail(said(answer.message))
		setBusyWith(null)
	}
	const copy = async () => {
		if (designId === null) return
		const answer = await sendBuilderRequest({ intent: 'copy', designId })
		if (!answer.ok) return fail(said(answer.message))
		showToast({ tone: 'success', title: said(messages.created) })
		await navigate(`/builder/${sold.id}/${answer.result.designId}`)
	}
	return { busyWith, take, restore, copy }
}

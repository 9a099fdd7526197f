// Combines the state and actions of the builder page.
import { showToast } from '#ui/show-toast.ts'
import type { BuilderPageData } from '#designs/views.ts'
import { useBuilderTexts } from '../components/builder-language.tsx'
import type { BuilderActions, Busy, SaveState } from '../components/panels/props.ts'
import { isGuest } from '../rules/together.ts'
import { removeLogo, uploadArt } from './requests.ts'
import type { BuilderDraft } from './use-builder-draft.ts'
import { useDraft, type DraftState } from './use-draft.ts'
import { useProof } from './use-proof.ts'
import { useSaving, type Saving } from './use-saving.ts'
import { useVersions } from './use-versions.ts'

type BuilderParts = {
	data: BuilderPageData
	builderDraft: BuilderDraft
	/** The URL's query, kept through the first save. */
	search: string
	onCompare: (version: number) => void
}

type Facts = {
	isSaved: boolean
	isShared: boolean
	/** Why the browser has no draft. */
	noDrafts: string
}

function saveStateOf(saving: Saving, draft: DraftState, { isSaved, isShared, noDrafts }: Facts): SaveState {
	if (saving.isBusy) return { kind: 'saving' }
	if (saving.failure !== null) return { kind: 'failed', reason: saving.failure }
	if (draft === 'failed') return { kind: 'failed', reason: noDrafts }
	if (draft === 'here') return { kind: isShared ? 'shared' : 'draft' }
	return isSaved ? { kind: 'saved' } : { kind: 'clean' }
}

export function useBuilder({ data, builderDraft, search, onCompare }: BuilderParts) {
	const { editor, base } = builderDraft
	const { frame } = useBuilderTexts()
	const draft = useDraft(editor, data, base)
	const saving = useSaving({ editor, data, base, draft, search })
	const versions = useVersions({ editor, data, base, draft })
	const isChanged = draft.state !== 'clean'
	const proof = useProof({
		saved: data.saved,
		isChanged,
		isSignedIn: data.userId !== null,
		save: saving.save,
	})
	const actions: BuilderActions = {
		removeLogo: async (assetId) => {
			await removeLogo(assetId)
			editor.getState().unlist(assetId)
		},
		upload: async (file, options) => {
			const asset = await uploadArt(file, options)
			const { addAsset, addUpload } = editor.getState()
			if (options.isTile) addAsset(asset)
			else addUpload(asset)
			return asset
		},
		// Art belongs to an account, and the design is made with its owner's.
		noUploads: isGuest(data) ? frame.together.noUploads : null,
		onSave: () => void saving.save(),
		onMakeProof: () => void proof.makeProof(),
		onShare: proof.share,
		onMakeLink: proof.makeLink,
		onRevoke: (shareId) => void proof.revoke(shareId),
		onAllowComments: (shareId, isAllowed) => void proof.allowComments(shareId, isAllowed),
		onRestore: (version) => void versions.restore(version),
		onCompare,
		onCopy: () => void versions.copy(),
		notify: showToast,
	}
	const busy: Busy = {
		save: saving.isBusy,
		share: proof.isSharing,
		proof: proof.isOrdering,
		version: versions.busyWith,
	}
	return {
		actions,
		busy,
		saving,
		versions,
		sharing: proof.sharing,
		isChanged,
		isLocked: data.saved?.locked ?? false,
		saveState: saveStateOf(saving, draft.state, {
			isSaved: data.saved !== null,
			isShared: data.together !== null,
			noDrafts: frame.head.noDrafts,
		}),
	}
}

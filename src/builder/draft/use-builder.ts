// Combines the state and actions of the builder page.
import { useMemo } from 'react'
import type { GarmentTemplate } from '#garments/template.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { showToast } from '#ui/show-toast.ts'
import type { BuilderData } from '#designs/views.ts'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import type { BuilderActions, Busy, SaveState } from '../components/panels/props.ts'
import { teamOf, termsOf } from '../rules/team.ts'
import { describeDesign } from '#designs/rules/describe.ts'
import { pricedPieces } from '#designs/rules/players.ts'
import { elementsOf, withDerivedDecorations } from '#designs/rules/elements.ts'
import { useEditorState, useSettledConfig } from '../editor/context.tsx'
import { usePacks } from '../editor/use-packs.ts'
import { uploadArt } from './requests.ts'
import type { BuilderDraft } from './use-builder-draft.ts'
import { useDraft, type DraftState } from './use-draft.ts'
import { useProof } from './use-proof.ts'
import { useSaving, type Saving } from './use-saving.ts'
import { useVersions } from './use-versions.ts'

type BuilderParts = {
	data: BuilderData
	template: GarmentTemplate
	builderDraft: BuilderDraft
	/** The URL's query, kept through the first save. */
	search: string
	onCompare: (version: number) => void
}

const storageFailed = 'This browser keeps no drafts. Save the design, or stay on this page.'

function saveStateOf(saving: Saving, draft: DraftState, isSaved: boolean): SaveState {
	if (saving.isBusy) return { kind: 'saving' }
	if (saving.failure !== null) return { kind: 'failed', reason: saving.failure }
	if (draft === 'failed') return { kind: 'failed', reason: storageFailed }
	if (draft === 'here') return { kind: 'draft' }
	return isSaved ? { kind: 'saved' } : { kind: 'clean' }
}

/** Price, findings and other facts of the draft, recomputed in pauses after changes. */
function useFacts(data: BuilderData, template: GarmentTemplate) {
	const drawn = useSettledConfig()
	const assets = useEditorState((state) => state.assets)
	const packs = usePacks(drawn, template)
	const { product, roles } = data
	const team = teamOf(data, drawn.portalId)
	const { sublimated } = product
	/** As the server derives it when it saves. */
	const { elements, config } = useMemo(() => {
		const design = { template, config: { ...drawn, sublimated }, packs }
		const printed = elementsOf(design)
		return { elements: printed, config: withDerivedDecorations(design, printed) }
	}, [drawn, template, packs, sublimated])
	const players = useEditorState((state) => state.players)
	const price = useMemo(() => {
		const { baseCents, sport } = product
		const pieces = pricedPieces(config, players)
		return designPrice({ baseCents, sport, config, pieces, roles, ...termsOf(team) })
	}, [product, config, players, roles, team])
	const findings = useMemo(
		() => checkDesign({ template, config, packs, assets, sport: product.sport }),
		[template, config, packs, assets, product.sport],
	)
	const description = useMemo(
		() => describeDesign({ template, config, packs }).join(' '),
		[template, config, packs],
	)
	return { config, elements, packs, price, findings, description }
}

export function useBuilder({ data, template, builderDraft, search, onCompare }: BuilderParts) {
	const { editor, base } = builderDraft
	const facts = useFacts(data, template)
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
		upload: uploadArt,
		onSave: () => void saving.save(),
		onMakeProof: () => void proof.makeProof(),
		onShare: proof.share,
		onRevoke: (shareId) => void proof.revoke(shareId),
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
		...facts,
		actions,
		busy,
		saving,
		versions,
		sharing: proof.sharing,
		isChanged,
		isLocked: data.saved?.locked ?? false,
		saveState: saveStateOf(saving, draft.state, data.saved !== null),
	}
}

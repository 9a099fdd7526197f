// The panel of the current step, and the state that persists across steps.
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import type { Asset } from '#files/schemas.ts'
import type { Logo } from '#garments/logos.ts'
import type { Mark } from '#garments/marks/marks.ts'
import { describeDesign } from '#designs/rules/describe.ts'
import { useEditor, useSettledConfig } from '../../editor/context.tsx'
import { measureLettering } from '#garments/render.ts'
import { placeArt } from '../../editor/free-place.ts'
import { newLogoId } from '../../editor/logos.ts'
import { mostLogos } from '#garments/template.ts'
import type { Editor, StepIndex } from '../../editor/store.ts'
import { useMarkAssets } from '../../editor/use-mark-assets.ts'
import { messages } from '#designs/messages.ts'
import { OnDemand } from '#ui/on-demand.tsx'
import { useBuilderTexts, useDescriptionLanguage } from '../builder-language.tsx'
import { FindingList, findingsOf } from './finding-list.tsx'
import { withOwnTile } from './tile/tile-edits.ts'
import { useUploads } from './logos/uploads.ts'
import { Disclosure } from './panel.tsx'
import { PanelOfStep, panelScripts, preparePanel, type StepPanelProps } from './panel-scripts.tsx'
import type { PanelProps } from './props.ts'

const pauseMs = 800

/** The sentences that a change has added. */
export const newSentences = (now: readonly string[], before: readonly string[]): string =>
	now.filter((sentence) => !before.includes(sentence)).join(' ')

/** The design described in sentences: a disclosure for everyone; screen readers hear the changes after a pause. */
function DesignDescription({ sentences }: { sentences: readonly string[] }) {
	const { describe } = useBuilderTexts().frame.panel
	const [announced, setAnnounced] = useState({ sentences, added: '' })
	// Synchronizes with a timer, so that trying ten colors is announced once.
	useEffect(() => {
		const announce = (last: typeof announced) => ({
			sentences,
			added: newSentences(sentences, last.sentences) || last.added,
		})
		const timer = setTimeout(() => setAnnounced(announce), pauseMs)
		return () => clearTimeout(timer)
	}, [sentences])
	return (
		<>
			<p role="status" className="sr-only">
				{announced.added}
			</p>
			<Disclosure summary={describe}>
				<p className="mt-1 text-[0.9375rem] text-body">{sentences.join(' ')}</p>
			</Disclosure>
		</>
	)
}

/** Of the panel, which the first Tab stop of the builder leads to. */
export const stepPanelId = 'step-panel'

export function StepPanel(props: StepPanelProps) {
	const { step, actions } = props
	const editor = useEditor()
	const { frame, said } = useBuilderTexts()
	const uploads = useUploads(actions, (asset) => {
		placeArtOf(editor, props, { asset, logo: { assetId: asset.id } })
		actions.notify({ tone: 'success', title: said(messages.logoUploaded), detail: asset.name })
	})
	const placeTile = (asset: Asset) => {
		editor.getState().change((config) => withOwnTile(config, asset))
		actions.notify({ tone: 'success', title: said(messages.tileUploaded), detail: asset.name })
	}
	const tiles = useUploads(actions, placeTile, { isTile: true })
	const placeMark = (mark: Mark, asset: Asset) => {
		placeArtOf(editor, props, { asset, logo: { mark, alt: asset.name } })
		actions.notify({ tone: 'success', title: said(messages.markPlaced), detail: asset.name })
	}
	const placeLogo = (asset: Asset) => {
		placeArtOf(editor, props, { asset, logo: { assetId: asset.id } })
		actions.notify({ tone: 'success', title: said(messages.logoPlaced), detail: asset.name })
	}
	useMarkAssets(editor)
	useRemovalNotice(actions.notify)
	const sheet = useStepFocus(step)
	usePreparedPanel(step + 1)
	return (
		<div
			ref={sheet}
			id={stepPanelId}
			tabIndex={-1}
			className="relative scroll-mt-[max(44svh,18rem)] sm:scroll-mt-0 lg:min-h-0 lg:flex-1 lg:overflow-y-auto"
		>
			<OnDemand
				script={panelScripts[step]}
				fallback={
					<p role="status" className="p-5">
						{frame.panel.opening}
					</p>
				}
			>
				<Fragment key={step}>
					<PanelOfStep {...{ ...props, uploads, tiles, placeMark, placeLogo }} />
					{step < 6 && <StepFindings {...props} />}
				</Fragment>
			</OnDemand>
			<DescriptionSection {...props} />
		</div>
	)
}

/** The design described in sentences, below every panel. */
function DescriptionSection({ template, packs }: Pick<StepPanelProps, 'template' | 'packs'>) {
	const config = useSettledConfig()
	const language = useDescriptionLanguage()
	const sentences = useMemo(
		() => describeDesign({ template, config, packs }, language),
		[template, config, packs, language],
	)
	return (
		<div className="border-t border-line px-4 py-4 lg:px-5.5">
			<DesignDescription sentences={sentences} />
		</div>
	)
}

/** Findings of this step, where they can be fixed. */
function StepFindings({ findings, step, isLocked }: Pick<StepPanelProps, 'findings' | 'step' | 'isLocked'>) {
	const own = findingsOf(findings, step)
	if (own.length === 0) return null
	return (
		<div className="px-4 pb-8 lg:px-5.5">
			<FindingList findings={own} step={step} isLocked={isLocked} />
		</div>
	)
}

/** Places new art on the current view and selects it. */
function placeArtOf(
	editor: Editor,
	{ template, packs }: Pick<PanelProps, 'template' | 'packs'>,
	{ asset, logo }: { asset: Asset; logo: Pick<Logo, 'assetId' | 'alt' | 'mark'> },
) {
	const { config, view: viewId, addAsset, change, show } = editor.getState()
	addAsset(asset)
	const view = template.views.find(({ id }) => id === viewId) ?? template.views[0]
	if (!view || config.logos.length >= mostLogos) return
	const id = newLogoId()
	const letters = measureLettering({ template, config, view: view.id, packs }).map(({ box }) => box)
	const added = { template, view, letters, art: asset, id, url: asset.url, ...logo }
	change((current) => placeArt(current, added))
	show({ selection: id, view: view.id })
}

/** Notifies of a removed logo, whether by its button, a key on the garment, or undo. */
function useRemovalNotice(notify: PanelProps['actions']['notify']) {
	const editor = useEditor()
	const { said } = useBuilderTexts()
	const latestNotice = useRef(() => {})
	// Synchronizes with the editor's config.
	useEffect(() => {
		latestNotice.current = () => notify({ tone: 'info', title: said(messages.logoRemoved) })
	}, [notify, said])
	useEffect(
		() =>
			editor.subscribe(({ config }, before) => {
				if (isOneFewer(config.logos, before.config.logos)) latestNotice.current()
			}),
		[editor],
	)
}

type Logos = PanelProps['data']['config']['logos']

/** The same logos except one; loading a design with fewer logos does not count. */
function isOneFewer(now: Logos, before: Logos): boolean {
	if (now.length !== before.length - 1) return false
	const known = new Set(before.map(({ id }) => id))
	return now.every(({ id }) => known.has(id))
}

/** Fetches the panel of a step when the browser has nothing else to do. */
function usePreparedPanel(step: number) {
	// Synchronizes with the browser's idle time.
	useEffect(() => {
		// Safari has no idle callbacks.
		if (!('requestIdleCallback' in window)) return
		const asked = requestIdleCallback(() => preparePanel(step))
		return () => cancelIdleCallback(asked)
	}, [step])
}

/** Moves the focus to the title of a new step and scrolls it into view. */
function useStepFocus(step: StepIndex) {
	const sheet = useRef<HTMLDivElement>(null)
	const shown = useRef(step)
	// Synchronizes the browser's focus and scroll position.
	useEffect(() => {
		if (shown.current === step) return
		shown.current = step
		const title = sheet.current?.querySelector<HTMLElement>('[data-panel-title]')
		title?.focus({ preventScroll: true })
		sheet.current?.scrollTo({ top: 0 })
		const isPhone = !matchMedia('(width >= 64rem)').matches
		if (isPhone) sheet.current?.scrollIntoView({ block: 'start' })
	}, [step])
	return sheet
}

// The builder page: step list, stage, panel of the step and price bar, with a draft that is saved automatically.
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { namesStart, searchWithoutStart, stepSearch } from '../rules/start-address.ts'
import { areLoaded, loadGarments, templateToWorkOn } from '#garments/templates/on-demand.ts'
import {
	draftReader,
	hasStoredDraft,
	useBuilderDraft,
	useDraftKey,
	type BuilderDraft,
} from '../draft/use-builder-draft.ts'
import { useBuilder } from '../draft/use-builder.ts'
import { useFacts, withPricesOf, type Facts } from '../draft/use-facts.ts'
import type { ListedComment } from '#comments/views.ts'
import type { BuilderData, BuilderPageData } from '#designs/views.ts'
import { EditorProvider, useEditorState } from '../editor/context.tsx'
import { PricesContext } from '../editor/prices.tsx'
import { steps, type StepIndex } from '../editor/store.ts'
import { stepSummaries } from '../rules/step-summaries.ts'
import { useBuilderTexts, useDescriptionLanguage } from './builder-language.tsx'
import { HeadBar } from './frame/head-bar.tsx'
import { PriceBar } from './frame/price-bar.tsx'
import { StepList } from './frame/step-list.tsx'
import { AskedVersion } from './panels/asked-version.tsx'
import { DraftOrStart } from './panels/start-over.tsx'
import { StepPanel, stepPanelId } from './panels/step-panel.tsx'
import { KitStrip } from './stage/kit-strip.tsx'
import { Stage } from './stage/stage.tsx'
import type { WornPieceOf } from './worn/use-worn-garments.ts'
import { VersionDialogs } from './versions/version-dialogs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { OnDemand, onDemand, script, type Script } from '#ui/on-demand.tsx'
import { SkipLink } from '#ui/plain-elements.tsx'
import { messages } from '#designs/messages.ts'

const OpeningProof = () => <p role="status">{useBuilderTexts().frame.proof.opening}</p>

const ShareDialog = onDemand(async () => (await import('./share-dialog.tsx')).ShareDialog)
const ProofViewer = onDemand(async () => (await import('./proof-viewer.tsx')).ProofViewer, <OpeningProof />)
/** Loaded for designs that several people edit. */
const TogetherBar = onDemand(
	async () => (await import('../together/together-bar.tsx')).TogetherBar,
	<div className="min-h-10 border-b border-line bg-card" />,
)

type BuilderLayoutProps = Record<'head' | 'stepList' | 'stage' | 'panel' | 'bar', ReactNode>

/** No transitions in the builder: one would run for every shape that changes color, even at zero duration. */
const noTransitions = '**:transition-none'

const page =
	'relative bg-page flex min-h-dvh flex-col sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(19rem,22rem)] sm:grid-rows-[auto_auto_1fr_auto] lg:h-dvh lg:min-h-[34rem] lg:grid-cols-[14.75rem_minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:overflow-clip'

/**
 * Three columns between two bars on wide screens. On a phone the garment stays in view while the fields scroll beneath
 * it, unless the window is too low for both.
 */
function BuilderLayout({ head, stepList, stage, panel, bar }: BuilderLayoutProps) {
	const { frame } = useBuilderTexts()
	return (
		<div className={`${page} ${noTransitions}`}>
			<SkipLink to={stepPanelId}>{frame.skip}</SkipLink>
			<div className="sm:col-span-full">{head}</div>
			<div className="min-w-0 border-b border-line bg-card sm:col-span-full lg:col-span-1 lg:overflow-y-auto lg:border-r lg:border-b-0">
				{stepList}
			</div>
			<div className="relative isolate z-10 h-[46svh] min-h-72 min-w-0 border-b border-line sm:h-[calc(100svh-5rem)] sm:border-b-0 lg:h-auto lg:min-h-0 max-sm:[@media(min-height:30rem)]:sticky top-0 sm:max-lg:sticky">
				{stage}
			</div>
			<div className="flex min-w-0 flex-1 flex-col bg-card sm:border-l sm:border-line lg:min-h-0">
				{panel}
			</div>
			<div className="bottom-0 z-20 sm:sticky sm:col-span-full max-sm:[@media(min-height:30rem)]:sticky">
				{bar}
			</div>
		</div>
	)
}

type BuilderPageProps = {
	data: BuilderPageData
	/** The comments on the saved design; none for people other than its owner. */
	comments: readonly ListedComment[]
}

/** The step in the URL: 0 to 7 (spec §2), 0 for any other value. */
function useStep(): StepIndex {
	const [search] = useSearchParams()
	const step = Number(search.get('step') ?? 0)
	// Cast: within the eight steps.
	return (Number.isInteger(step) && step >= 0 && step < steps.length ? step : 0) as StepIndex
}

const Opening = () => (
	<p role="status" className="p-5">
		{useBuilderTexts().frame.opening}
	</p>
)

export function BuilderPage({ data, comments }: BuilderPageProps) {
	const key = useDraftKey(data.saved?.id ?? data.sold.id)
	const ids = [...new Set(data.pieces.map(({ product }) => product.templateId))].join(' ')
	const garments = useMemo(() => script(() => loadGarments(ids.split(' '))), [ids])
	return (
		<OnDemand script={garments} fallback={<Opening />}>
			<WithGarments ids={ids} garments={garments}>
				<OnDemand script={draftReader} fallback={<Opening />}>
					<WithDraftReader key={key} data={data}>
						<Opened {...{ data, comments }} />
					</WithDraftReader>
				</OnDemand>
			</WithGarments>
		</OnDemand>
	)
}

type WithGarmentsProps = { ids: string; garments: Script<void>; children: ReactNode }

/** Rendered once the garments of the design can be drawn: on the server at once. */
function WithGarments({ ids, garments, children }: WithGarmentsProps) {
	if (!areLoaded(ids.split(' '))) garments.read()
	return children
}

/** Rendered once a draft of this browser can be read; asked when it opens, not again after a change was stored. */
function WithDraftReader({ data, children }: Pick<BuilderPageProps, 'data'> & { children: ReactNode }) {
	const [hasDraft] = useState(() => hasStoredDraft(data))
	if (hasDraft) draftReader.read()
	return children
}

function Opened({ data, comments }: BuilderPageProps) {
	const draft = useBuilderDraft(data)
	return (
		<EditorProvider editor={draft.editor}>
			<PricesContext value={data.prices}>
				<UploadsAndProofs {...{ data, draft, comments }} />
			</PricesContext>
		</EditorProvider>
	)
}

function UploadsAndProofs({ data, draft, comments }: BuilderPageProps & { draft: BuilderDraft }) {
	const { search } = useLocation()
	const [comparing, setComparing] = useState<number | null>(null)
	const shownId = useEditorState((state) => state.piece)
	const shown = useMemo(
		() => ({ ...data, ...(data.pieces.find(({ piece }) => piece.id === shownId) ?? data.pieces[0]) }),
		[data, shownId],
	)
	const builder = useBuilder({
		data,
		builderDraft: draft,
		search: searchWithoutStart(search),
		onCompare: setComparing,
	})
	const facts = useFacts(shown)
	if (!facts) return null
	return (
		<>
			<PieceBuilder {...{ data: withPricesOf(shown, facts), facts, builder, draft, comments }} />
			{builder.sharing.isAsking && <ShareDialog {...{ data, sharing: builder.sharing }} />}
			<VersionDialogs
				{...{ data: shown, comparing }}
				pieces={facts.pieces}
				saving={builder.saving}
				isLocked={builder.isLocked}
				versions={builder.versions}
				onCompare={setComparing}
			/>
		</>
	)
}

type PieceBuilderProps = {
	/** With the piece that is shown. */
	data: BuilderData
	facts: Facts
	builder: ReturnType<typeof useBuilder>
	draft: BuilderDraft
	comments: BuilderPageProps['comments']
}

function PieceBuilder({ data, facts, builder, draft, comments }: PieceBuilderProps) {
	const step = useStep()
	const [query] = useSearchParams()
	// The picture follows every change at once; the facts follow in pauses.
	const template = useEditorState(({ config }) => templateToWorkOn(facts.template, config))
	const wornPieces = useWornPieces(facts)
	const { actions, busy, isChanged, isLocked, saving } = builder
	const { frame } = useBuilderTexts()
	const language = { ...useDescriptionLanguage(), texts: frame.summaries }
	const isKit = data.pieces.length > 1
	return (
		<BuilderLayout
			head={
				<>
					<HeadBar data={data} saveState={builder.saveState} busy={busy} actions={actions} />
					{data.together && (
						<TogetherBar key={data.together.coDesignId} {...{ data, step }} together={data.together} />
					)}
				</>
			}
			stepList={
				<StepList step={step} summaries={stepSummaries({ ...facts, saved: data.saved, isKit }, language)} />
			}
			stage={
				<div className="flex h-full flex-col">
					<KitStrip {...facts} />
					<Stage
						key={data.piece.id}
						className="flex-1"
						template={template}
						pieces={wornPieces}
						locked={isLocked}
						description={facts.description}
						comments={{ list: comments, version: data.saved?.version ?? 0, areOpen: step === 7 }}
					/>
				</div>
			}
			panel={
				<>
					{saving.needsSignIn && <SignInPrompt step={step} />}
					<AskedVersion saved={data.saved} {...{ actions, busy, isLocked, isChanged }} />
					{draft.isFromDraft && namesStart(query) && <DraftOrStart {...data} />}
					<StepPanel
						{...facts}
						{...{ data, actions, busy, step, isChanged, isLocked, comments }}
						proofViewer={data.saved?.proof.url && <ProofViewer url={data.saved.proof.url} />}
					/>
				</>
			}
			bar={
				<PriceBar
					step={step}
					kind={isKit ? 'Kit' : data.product.kind}
					price={facts.price}
					isLocked={isLocked}
				/>
			}
		/>
	)
}

/** The same list until a piece has another template: the facts are new after every change. */
function useWornPieces({ pieces }: Facts): readonly WornPieceOf[] {
	const key = pieces.map(({ piece, template: { id, version } }) => `${piece.id} ${id} ${version}`).join(';')
	// oxlint-disable-next-line react/exhaustive-deps -- the key says what of the pieces counts
	return useMemo(() => pieces.map(({ piece, template }) => ({ id: piece.id, template })), [key])
}

// Saving requires an account: links to the sign-in and back to the same step.
function SignInPrompt({ step }: { step: StepIndex }) {
	const { pathname, search } = useLocation()
	const { frame, said } = useBuilderTexts()
	const { signIn: texts } = frame
	const next = encodeURIComponent(pathname + stepSearch(search, step))
	return (
		<div className="px-4 pt-5 lg:px-5.5">
			<Notice tone="info" title={said(messages.authRequired)}>
				<p>{texts.keeps}</p>
				<p className="mt-2.5 flex flex-wrap gap-2">
					<ButtonLink href={`/auth?next=${next}`} size="small" className="no-underline">
						{texts.signIn}
					</ButtonLink>
					<ButtonLink href={`/auth?tab=sign-up&next=${next}`} size="small" variant="outline">
						{texts.createAccount}
					</ButtonLink>
				</p>
			</Notice>
		</div>
	)
}

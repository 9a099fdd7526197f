// The builder page: step list, stage, panel of the step and price bar, with a draft that is saved automatically.
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById, templateToWorkOn } from '#garments/templates/index.ts'
import { useDraftKey } from '../draft/draft-key.ts'
import { useBuilderDraft, type BuilderDraft } from '../draft/use-builder-draft.ts'
import { useBuilder } from '../draft/use-builder.ts'
import type { BuilderData } from '#designs/views.ts'
import { EditorProvider, useConfig } from '../editor/context.tsx'
import { steps, type StepIndex } from '../editor/store.ts'
import { stepSummaries } from '../rules/step-summaries.ts'
import { BuilderLayout } from './frame/builder-layout.tsx'
import { HeadBar } from './frame/head-bar.tsx'
import { PriceBar } from './frame/price-bar.tsx'
import { StepList } from './frame/step-list.tsx'
import { StepPanel } from './panels/step-panel.tsx'
import { ProofViewer } from './proof-viewer.tsx'
import { SignInPrompt } from './sign-in-prompt.tsx'
import { Stage } from './stage/stage.tsx'
import { VersionDialogs } from './versions/version-dialogs.tsx'

type BuilderPageProps = { data: BuilderData }

/** The step in the URL: 0 to 7 (spec §2), 0 for any other value. */
function useStep(): StepIndex {
	const [search] = useSearchParams()
	const step = Number(search.get('step') ?? 0)
	// Cast: within the eight steps.
	return (Number.isInteger(step) && step >= 0 && step < steps.length ? step : 0) as StepIndex
}

export function BuilderPage({ data }: BuilderPageProps) {
	const key = useDraftKey(data.saved?.id ?? data.product.id)
	const template = templateById(data.product.templateId)
	return template ? <Opened key={key} {...{ data, template }} /> : null
}

type OpenedProps = BuilderPageProps & { template: GarmentTemplate }

function Opened({ data, template }: OpenedProps) {
	const draft = useBuilderDraft(data)
	return (
		<EditorProvider editor={draft.editor}>
			<UploadsAndProofs {...{ data, template, draft }} />
		</EditorProvider>
	)
}

function UploadsAndProofs({ data, template: newest, draft }: OpenedProps & { draft: BuilderDraft }) {
	// Drafts and saved designs keep the template version they started with.
	const template = templateToWorkOn(newest, useConfig())
	const step = useStep()
	const { search } = useLocation()
	const [comparing, setComparing] = useState<number | null>(null)
	const builder = useBuilder({ data, template, builderDraft: draft, search, onCompare: setComparing })
	const { config, packs, price, findings, actions, busy, isChanged, isLocked, saving } = builder
	return (
		<>
			<BuilderLayout
				head={<HeadBar data={data} saveState={builder.saveState} busy={busy} actions={actions} />}
				steps={<StepList step={step} summaries={stepSummaries({ template, config, saved: data.saved })} />}
				stage={<Stage template={template} locked={isLocked} description={builder.description} />}
				panel={
					<>
						{saving.needsSignIn && <SignInPrompt step={step} />}
						<StepPanel
							{...{ data, template, packs, price, findings, actions, busy, step, isChanged, isLocked }}
							proofViewer={data.saved?.proof.url && <ProofViewer url={data.saved.proof.url} />}
						/>
					</>
				}
				bar={<PriceBar step={step} kind={data.product.kind} price={price} isLocked={isLocked} />}
			/>
			<VersionDialogs
				{...{ data, template, config, saving, comparing, isLocked }}
				versions={builder.versions}
				onCompare={setComparing}
			/>
		</>
	)
}

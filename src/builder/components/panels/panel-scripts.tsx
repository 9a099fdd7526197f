// The panels of the eight steps. The first comes with the page; each other one is a script of its own, fetched when its
// step is opened or about to be.
import type { ComponentType, ReactNode } from 'react'
import type { ListedComment } from '#comments/views.ts'
import type { Asset } from '#files/schemas.ts'
import type { Mark } from '#garments/marks/marks.ts'
import { script, type Script } from '#ui/on-demand.tsx'
import type { StepIndex } from '../../editor/store.ts'
import type { useUploads } from './logos/uploads.ts'
import type { PanelProps } from './props.ts'
import { StylePanel } from './style-panel.tsx'

export type StepPanelProps = PanelProps & {
	step: StepIndex
	/** True when the draft differs from the saved version. */
	isChanged: boolean
	/** Shows the finished proof in the page. */
	proofViewer?: ReactNode
	/** The comments on the saved design. */
	comments: readonly ListedComment[]
}

/** Whatever a panel takes. */
type StepProps = StepPanelProps & {
	uploads: ReturnType<typeof useUploads>
	/** Uploads of pictures for a pattern. */
	tiles: ReturnType<typeof useUploads>
	placeMark: (mark: Mark, asset: Asset) => void
	placeLogo: (asset: Asset) => void
}

type StepScript = Script<ComponentType<StepProps>>

const ofStep = (load: () => Promise<ComponentType<StepProps>>): StepScript => script(load)

export const panelScripts: Readonly<Record<StepIndex, StepScript>> = {
	0: ofStep(() => Promise.resolve(StylePanel)),
	1: ofStep(async () => (await import('./colors-panel.tsx')).ColorsPanel),
	2: ofStep(async () => (await import('./logos-panel.tsx')).LogosPanel),
	3: ofStep(async () => (await import('./names-panel.tsx')).NamesPanel),
	4: ofStep(async () => (await import('./decorations-panel.tsx')).DecorationsPanel),
	5: ofStep(async () => (await import('./addons-panel.tsx')).AddonsPanel),
	6: ofStep(async () => (await import('./review-panel.tsx')).ReviewPanel),
	7: ofStep(async () => {
		const { ProofPanel } = await import('./proof-panel.tsx')
		return (props) => <ProofPanel {...props} viewer={props.proofViewer} />
	}),
}

/** Fetches the panel of a step ahead; a failure is shown when the step is opened. */
export function preparePanel(step: number): void {
	// Cast: within the keys, or undefined.
	const wanted = panelScripts[step as StepIndex] as StepScript | undefined
	wanted?.prepare().catch(() => undefined)
}

export function PanelOfStep(props: StepProps) {
	const Panel = panelScripts[props.step].read()
	// oxlint-disable-next-line react/static-components -- read, not created: the same component at every rendering
	return <Panel {...props} />
}

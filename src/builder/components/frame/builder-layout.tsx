import type { ReactNode } from 'react'

type BuilderLayoutProps = {
	head: ReactNode
	steps: ReactNode
	stage: ReactNode
	panel: ReactNode
	bar: ReactNode
}

/** No transitions in the builder: one would run for every shape that changes color, even at zero duration. */
const still = '**:transition-none'

const page =
	'relative bg-page flex min-h-dvh flex-col sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(19rem,22rem)] sm:grid-rows-[auto_auto_1fr_auto] lg:h-dvh lg:min-h-[34rem] lg:grid-cols-[14.75rem_minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:overflow-clip'

/**
 * Three columns between two bars on wide screens. On a phone the garment stays in view while the fields scroll beneath
 * it, unless the window is too low for both.
 */
export function BuilderLayout({ head, steps, stage, panel, bar }: BuilderLayoutProps) {
	return (
		<div className={`${page} ${still}`}>
			<div className="sm:col-span-full">{head}</div>
			<div className="min-w-0 border-b border-line bg-card sm:col-span-full lg:col-span-1 lg:overflow-y-auto lg:border-r lg:border-b-0">
				{steps}
			</div>
			<div className="relative isolate z-10 h-[44svh] min-h-72 min-w-0 border-b border-line sm:h-[calc(100svh-5rem)] sm:border-b-0 lg:h-auto lg:min-h-0 max-sm:[@media(min-height:30rem)]:sticky top-0 sm:max-lg:sticky">
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

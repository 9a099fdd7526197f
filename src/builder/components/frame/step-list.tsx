import { memo, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { stepSearch } from '../../rules/start-address.ts'
import { steps, type StepIndex } from '../../editor/store.ts'
import { useBuilderTexts } from '../builder-language.tsx'
import { preparePanel } from '../panels/panel-scripts.tsx'

type StepListProps = { step: StepIndex; summaries: readonly string[] }

const face =
	'group flex min-h-11 items-center gap-2 rounded-notice px-3 py-1.5 font-semibold text-body whitespace-nowrap transition-colors hover:bg-well aria-[current]:bg-turf dark:aria-[current]:bg-turf-light aria-[current]:text-on-turf lg:min-h-14 lg:gap-3 lg:py-2 lg:whitespace-normal'

/** The eight steps, all accessible, each with a summary. A strip on a phone, a list on wide screens. */
export function StepList({ step, summaries }: StepListProps) {
	const strip = useRef<HTMLOListElement>(null)
	const { frame, word } = useBuilderTexts()
	// Synchronizes the strip's scroll position: the current step is centered.
	useEffect(() => {
		const current = strip.current?.children[step]
		const list = strip.current
		if (!list || !(current instanceof HTMLElement) || list.scrollWidth <= list.clientWidth) return
		list.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.clientWidth) / 2 })
	}, [step])
	return (
		<nav aria-label={frame.steps}>
			<ol
				ref={strip}
				className="relative flex gap-1 overflow-x-auto p-1.5 [scrollbar-width:none] lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-1 lg:overflow-visible lg:px-3 lg:py-4"
			>
				{steps.map((name, index) => (
					<StepItem
						key={name}
						name={word(name)}
						index={index}
						isCurrent={index === step}
						summary={summaries[index] ?? ''}
					/>
				))}
			</ol>
		</nav>
	)
}

type StepItemProps = { name: string; index: number; isCurrent: boolean; summary: string }

/** Memoized by its own text: most changes of a design concern one step. */
const StepItem = memo(function StepItem({ name, index, isCurrent, summary }: StepItemProps) {
	const { search } = useLocation()
	return (
		<li className="min-w-0 max-lg:shrink-0">
			<Link
				to={{ search: stepSearch(search, index) }}
				preventScrollReset
				aria-current={isCurrent ? 'step' : undefined}
				className={face}
				onPointerEnter={() => preparePanel(index)}
				onFocus={() => preparePanel(index)}
			>
				<span
					aria-hidden="true"
					className="display w-4 shrink-0 text-[1.375rem] leading-none font-extrabold text-primary group-aria-[current]:text-action lg:w-6"
				>
					{index + 1}
				</span>
				<span className="min-w-0">
					{name}
					<span className="sr-only lg:not-sr-only lg:block lg:text-[0.78125rem] lg:wrap-anywhere lg:leading-snug lg:font-medium lg:text-muted lg:group-aria-[current]:text-on-turf-muted">
						<span className="lg:hidden">, </span>
						{summary}
					</span>
				</span>
			</Link>
		</li>
	)
})

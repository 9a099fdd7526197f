// The steps of the guided setup in a row, each with its state and a link to it.
import { Icon } from '#ui/icon.tsx'
import type { GuideMark } from '../../rules/guide.ts'

const stateLabels: Record<GuideMark['state'], string> = { done: 'done', left: 'skipped', open: 'open' }

const disc: Record<GuideMark['state'], string> = {
	done: 'border-primary bg-primary text-on-primary',
	left: 'border-stitch border-dashed bg-card text-muted',
	open: 'border-field-line bg-card text-ink',
}

type MarksProps = { marks: readonly GuideMark[]; current: GuideMark['id'] }

/** Phones show the name of the current step only; the others keep theirs for screen readers. */
export const GuideMarks = ({ marks, current }: MarksProps) => (
	<nav aria-label="Steps of the setup">
		<ol className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-6">
			{marks.map(({ id, title, href, state }, at) => {
				const isCurrent = id === current
				return (
					<li key={id}>
						<a
							href={href}
							aria-current={isCurrent ? 'step' : undefined}
							className="group inline-flex min-h-11 items-center gap-2 pr-2 font-semibold hover:underline"
						>
							<span
								aria-hidden="true"
								className={`display figures grid size-9 place-items-center rounded-full border-2 text-lg leading-none ${isCurrent ? 'border-action bg-action text-on-action' : disc[state]}`}
							>
								{state === 'done' && !isCurrent ? <Icon name="check" size={18} /> : at + 1}
							</span>
							<span className={isCurrent ? '' : 'text-muted max-sm:sr-only'}>
								{title}
								<span className="sr-only">, {isCurrent ? 'this step' : stateLabels[state]}</span>
							</span>
						</a>
					</li>
				)
			})}
		</ol>
	</nav>
)

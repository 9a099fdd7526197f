import { LinePicture } from '#orders/components/line-picture.tsx'
import { floorOrderUrl, jobUrl } from '../urls.ts'
import type { JobCard as Card } from '../views.ts'
import { DueBadge, isNamed, LettersBadge, MethodBadges, PlayerMark, SizeMark } from './marks.tsx'
import { MoveForm, type RefusedMove } from './move-form.tsx'

type JobCardProps = {
	card: Card
	/** The job of the adjacent card. */
	neighbor: string | undefined
	action: string
	refused: RefusedMove | null
}

/** One garment on the board. */
export function JobCard({ card, neighbor, action, refused }: JobCardProps) {
	const isLate = card.due.group === 'late'
	return (
		<li
			id={`job-${card.id}`}
			data-job={card.id}
			className={`scroll-mt-24 rounded-card border bg-card p-3 target:outline-3 target:outline-offset-2 target:outline-focus data-dragged:opacity-50 ${
				isLate ? 'border-l-6 border-danger-line border-l-danger' : 'border-line'
			}`}
		>
			<div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3">
				<a href={jobUrl(card.id)} tabIndex={-1} aria-hidden="true" draggable={false}>
					<LinePicture picture={card.picture} className="w-full" />
				</a>
				<div className="grid min-w-0 content-start gap-1.5">
					<h3 className="min-w-0">
						<a
							href={jobUrl(card.id)}
							draggable={false}
							className="block min-h-6 hover:text-primary hover:underline"
						>
							{isNamed(card) ? (
								<PlayerMark worn={card} />
							) : (
								<span className="font-bold break-words">{card.model}</span>
							)}
							<span className="sr-only">, job {card.code}</span>
						</a>
					</h3>
					{isNamed(card) && <p className="text-sm break-words text-muted">{card.model}</p>}
					<p>
						<SizeMark size={card.size} qty={card.qty} />
					</p>
				</div>
			</div>
			<div className="mt-2.5 grid gap-1.5">
				<div className="flex flex-wrap gap-1">
					<DueBadge due={card.due} />
					<LettersBadge lacksLetters={card.lacksLetters} />
					<MethodBadges made={card} />
				</div>
				<Whose card={card} />
			</div>
			<div className="mt-2">
				<MoveForm job={card} {...{ neighbor, action, refused }} beside={<ExportBox card={card} />} />
			</div>
		</li>
	)
}

/** The order and team of the card. */
const Whose = ({ card }: { card: Card }) => (
	<p className="figures min-w-0 text-sm text-muted">
		<a
			href={floorOrderUrl(card.orderId)}
			draggable={false}
			className="inline-flex min-h-7 items-center font-semibold text-primary hover:underline"
		>
			#{card.reference}
		</a>
		{card.team && <span className="break-words"> {card.team}</span>}
	</p>
)

/** The checkbox belongs to the export form, beside the filters. */
const ExportBox = ({ card }: { card: Card }) => (
	<label className="ml-auto inline-flex min-h-9 items-center gap-1.5 text-sm text-muted pointer-coarse:min-h-11">
		<input type="checkbox" form="export" name="job" value={card.id} className="size-4.5" />
		Export<span className="sr-only"> job {card.code}</span>
	</label>
)

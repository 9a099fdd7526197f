import { helmetReconditioning as helmets } from '#catalog/rules/services.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'

/** The work included in the price, and its limits. */
export const HelmetWork = () => (
	<div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1.3fr_1fr]">
		<section>
			<h2 className="display text-heading">In every helmet</h2>
			<ul className="mt-5 grid gap-x-8 sm:grid-cols-2">
				{helmets.includes.map((part) => (
					<li key={part} className="flex gap-3 border-t border-line py-3.5">
						<Icon name="check" className="mt-0.5 text-primary" />
						<span className="text-pretty">{part}</span>
					</li>
				))}
			</ul>
		</section>
		<Notice tone="warning" title="What we do not do" className="self-start">
			<ul className="mt-1.5 grid list-disc gap-1.5 pl-4.5">
				{helmets.limits.map((limit) => (
					<li key={limit}>{limit}</li>
				))}
			</ul>
		</Notice>
	</div>
)

/** When to send helmets: the seasons, drawn as a field. */
export const HelmetCalendar = () => (
	<ol className="grid gap-px overflow-hidden rounded-card border border-turf-line bg-turf-line sm:grid-cols-2 lg:grid-cols-4">
		{helmets.calendar.map(({ months, text }) => (
			<li key={months} className="turf p-6">
				<h3 className="display text-2xl text-action">{months}</h3>
				<p className="mt-2 text-pretty">{text}</p>
			</li>
		))}
	</ol>
)

const parts = [
	{ x: 300, y: 70, label: 'Shell: inspected, cleaned, buffed' },
	{ x: 168, y: 150, label: 'Ear hole: edges checked for cracks' },
	{ x: 372, y: 232, label: 'Faceguard: coating and bends' },
	{ x: 196, y: 262, label: 'Snaps and T-nuts: replaced when worn' },
] as const

/** A football helmet in chalk, with the inspected spots marked. */
export function HelmetDrawing() {
	return (
		<figure className="relative">
			<svg
				viewBox="40 0 440 330"
				role="img"
				aria-label="Football helmet, seen from the right"
				className="h-auto w-full"
			>
				<g fill="none" strokeLinecap="round" strokeLinejoin="round">
					<path
						className="fill-turf-light stroke-on-turf"
						strokeWidth="4"
						d="M92 232c-20-46-18-104 18-146 38-44 96-58 146-48 56 11 96 52 104 104l2 24-62 8c-18 2-28 16-26 34l6 52c-30 22-78 26-112 12-34-6-62-18-76-40z"
					/>
					<path
						className="stroke-on-turf/35"
						strokeWidth="3"
						d="M118 112c26-34 66-52 108-50M112 132c-8 20-10 44-6 66"
					/>
					<path
						className="fill-action stroke-on-action"
						strokeWidth="2"
						d="M214 36c40-2 78 12 104 40l-12 10c-24-24-56-36-92-36z"
					/>
					<circle className="fill-turf stroke-on-turf" strokeWidth="4" cx="190" cy="186" r="21" />
					<circle className="fill-turf" cx="190" cy="186" r="8" />
					<g className="stroke-action" strokeWidth="9">
						<path d="M344 168c34 2 58 10 74 24 12 12 14 40 4 62-10 20-40 32-78 30l-68-10" />
						<path d="M290 214l132 8M286 246l132 12M384 178c16 30 16 66 0 104" />
					</g>
					<g className="fill-on-turf stroke-turf" strokeWidth="3">
						<circle cx="290" cy="214" r="7" />
						<circle cx="281" cy="272" r="7" />
						<circle cx="330" cy="166" r="7" />
					</g>
					<path className="stroke-on-turf" strokeWidth="6" d="M214 262c20 28 56 42 96 38" />
				</g>
				<g className="fill-action stroke-turf" strokeWidth="2">
					{parts.map(({ x, y, label }, index) => (
						<g key={label}>
							<circle cx={x} cy={y} r="13" />
							<text
								x={x}
								y={y + 6}
								textAnchor="middle"
								className="fill-on-action stroke-none font-display text-[18px] font-black"
							>
								{index + 1}
							</text>
						</g>
					))}
				</g>
			</svg>
			<ol className="mt-4 grid gap-x-6 gap-y-1.5 text-sm text-on-turf-muted sm:grid-cols-2">
				{parts.map(({ label }, index) => (
					<li key={label} className="flex gap-2">
						<b className="display text-base leading-tight text-action">{index + 1}</b>
						{label}
					</li>
				))}
			</ol>
		</figure>
	)
}

import type { ReactNode } from 'react'
import { Picture } from '#pictures/components/picture.tsx'

type JoinShellProps = {
	/** Picture hashes of garments; the first one is in front. */
	pictures: readonly string[]
	children: ReactNode
}

/** Layout of the join page: garments on one side, the invitation on the other. */
export const JoinShell = ({ pictures, children }: JoinShellProps) => (
	<div className="turf -mb-20 overflow-hidden">
		<div className="measure grid items-start gap-x-14 gap-y-7 pt-8 pb-14 lg:min-h-150 lg:grid-cols-[1.08fr_1fr] lg:grid-rows-[auto_1fr] lg:pt-14">
			<div>
				<h1 className="display text-title font-black lg:text-hero">
					Join your <span className="text-action">team</span>
				</h1>
				<p className="mt-4 max-w-116 text-lg text-pretty text-on-turf/90 max-sm:hidden">
					Your team orders its gear here: one portal, one roster, everyone in the right size.
				</p>
			</div>
			<section
				aria-label="Invitation"
				className="relative rounded-card border border-line bg-card p-5 pt-8 text-ink shadow-raised [--color-focus:var(--color-primary)] sm:p-8 sm:pt-10 lg:row-span-2"
			>
				<span aria-hidden="true" className="stitch absolute inset-x-6.5 top-3" />
				{children}
			</section>
			<div aria-hidden="true" className="relative hidden min-h-72 self-stretch lg:block">
				{pictures.map((hash, index) => (
					<Picture
						key={hash}
						hash={hash}
						alt=""
						sizes="330px"
						isFirst={index === 0}
						className={`absolute h-auto drop-shadow-[0_18px_22px_rgb(0_0_0/0.35)] ${places[index] ?? 'hidden'}`}
					/>
				))}
			</div>
		</div>
	</div>
)

const places = [
	'z-10 left-1/2 w-[52%] -translate-x-1/2 top-0',
	'left-0 w-[44%] top-[12%] -rotate-6',
	'right-0 w-[44%] top-[12%] rotate-6',
]

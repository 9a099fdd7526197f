import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'
import { supportContact } from '#content/support.ts'

/** Contact details, on a scoreboard. */
export function ContactBoard() {
	const { phone, phoneHref, email, emailHref, hours, replies, address } = supportContact
	return (
		<aside aria-label="Contact details" className="turf self-start rounded-card p-7 lg:sticky lg:top-24">
			<h2 className="display text-heading">Reach a person</h2>
			<dl className="mt-5 grid gap-5">
				<Way icon="phone" label="Phone">
					<a href={phoneHref} className="display text-[2rem] leading-none hover:text-action">
						{phone}
					</a>
				</Way>
				<Way icon="clock" label="Hours">
					{hours}
				</Way>
				<Way icon="mail" label="Email">
					<a href={emailHref} className="break-all underline hover:text-action">
						{email}
					</a>
					<span className="block text-sm text-on-turf-muted">{replies}</span>
				</Way>
				<Way icon="pin" label="Field house">
					{address.map((part) => (
						<span key={part} className="block">
							{part}
						</span>
					))}
				</Way>
			</dl>
		</aside>
	)
}

const Way = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
	<div className="grid grid-cols-[1.75rem_1fr] gap-x-3 border-t-2 border-dashed border-turf-line pt-4">
		<dt className="contents">
			<Icon name={icon} size={24} className="row-span-2 text-action" />
			<span className="text-sm text-on-turf-muted">{label}</span>
		</dt>
		<dd className="col-start-2">{children}</dd>
	</div>
)

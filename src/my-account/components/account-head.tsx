import { RoleBadge } from '#pages/components/role-badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { AccountView } from '../views.ts'
import { IntentForm, useBusy } from './intent-form.tsx'

/** Whose page this is, and the one thing that concerns all of it: that the account is about to go. */
export function AccountHead({ head }: { head: AccountView }) {
	return (
		<>
			<section className="turf">
				<div className="measure pt-6 pb-7">
					<div className="[&_a]:hover:text-action [&_li]:text-on-turf-muted [&_span]:text-on-turf">
						<Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'My Account' }]} />
					</div>
					<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
						<h1 className="display text-heading font-black break-words">{head.name || 'My Account'}</h1>
						<RoleBadge roles={head.roles} />
					</div>
					<p className="mt-1 break-all text-on-turf-muted">{head.email}</p>
				</div>
			</section>
			{head.leavesOn && <Leaving on={head.leavesOn} />}
		</>
	)
}

function Leaving({ on }: { on: string }) {
	const isBusy = useBusy('keep')
	return (
		<div className="measure pt-5">
			<Notice tone="warning" title={`Your account will be deleted on ${on}`}>
				<p>Profile, favorites and ways to sign in go with it. Until then everything works as before.</p>
				<IntentForm intent="keep" action="/account" className="mt-3">
					<Button type="submit" busy={isBusy}>
						{isBusy ? 'One moment…' : 'Keep my account'}
					</Button>
				</IntentForm>
			</Notice>
		</div>
	)
}

// A person's data for the person who asks for it: download and deletion. For administrators.
import type { PersonView } from '#accounts/rules/person.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/fields.tsx'
import { adminPersonUrl } from '../../urls.ts'
import { Sheet } from '../records.tsx'

type DataProps = { person: PersonView; typed: Readonly<Record<string, string>> }

export const PersonData = ({ person, typed }: DataProps) => (
	<Sheet title="Personal data" id="data" intro="Both actions are noted in the audit log.">
		<div className="grid gap-4">
			<form method="post" action={`${adminPersonUrl(person.id)}/data.zip`} className="grid gap-1.5">
				<Button type="submit" variant="outline">
					<Icon name="download" size={18} />
					Download all data (ZIP)
				</Button>
				<p className="text-label text-muted">For a person who asks what the shop keeps about them.</p>
			</form>
			<div className="border-t border-line pt-4">
				{person.deletionRequestedAt ? <Keep /> : <Erase person={person} typed={typed} />}
			</div>
		</div>
	</Sheet>
)

const Keep = () => (
	<form method="post" action="#data" className="grid gap-1.5">
		<input type="hidden" name="intent" value="keep" />
		<Button type="submit" variant="outline">
			Keep the account
		</Button>
		<p className="text-label text-muted">Withdraws the deletion. The person gets a mail.</p>
	</form>
)

function Erase({ person: { roles }, typed }: DataProps) {
	if (roles.includes('admin'))
		return <p className="text-muted">An administrator’s account can be deleted once that role is taken.</p>
	return (
		<details className="group" open={typed['confirmation'] !== undefined}>
			<summary className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
				Delete the account
			</summary>
			<form method="post" action="#data" className="mt-2 grid gap-3">
				<input type="hidden" name="intent" value="erase" />
				<p className="text-[0.9375rem]">
					In 30 days the account is removed with its designs, cart, addresses and messages. Orders stay as
					records, without the person. Until then the person can sign in and keep it. They get a mail now.
				</p>
				<TextField
					label="Type DELETE or the account’s email"
					name="confirmation"
					defaultValue={typed['confirmation'] ?? ''}
					required
					autoComplete="off"
					maxLength={255}
				/>
				<Button type="submit" variant="danger">
					Delete in 30 days
				</Button>
			</form>
		</details>
	)
}

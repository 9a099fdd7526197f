// The form of business days, holidays and lead times.
import { weekdayNames } from '#shop-settings/rules/calendar.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextArea, TextField } from '#ui/fields.tsx'
import { Sheet } from '../records.tsx'
import { calendarForm, workdayField } from '../../rules/calendar-form.ts'
import type { SettingsFields } from './settings-page.tsx'

type CalendarFormProps = SettingsFields & { nextYear: number }

export function CalendarForm({ seen, typed, errors, nextYear }: CalendarFormProps) {
	const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
	return (
		<form method="post" action={calendarForm.path} noValidate className="grid gap-6">
			<input type="hidden" name="seen" value={seen} />
			{/* The first button of a form is the one that Enter presses. */}
			<button type="submit" name="intent" value="review" hidden>
				Review changes
			</button>
			<Sheet title="Business days" intro="Lead times and days in transit count these.">
				<div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
					{weekdayNames.map((name, day) => (
						<Checkbox
							key={name}
							label={name}
							name={workdayField(day)}
							defaultChecked={typed[workdayField(day)] === 'on'}
							error={errors[workdayField(day)]}
						/>
					))}
				</div>
			</Sheet>
			<Sheet title="Holidays">
				<TextArea
					key={typed['holidays']}
					label="Closed on"
					hint="One per line: the day and its name, such as 2026-12-25 Christmas Day."
					{...field('holidays')}
				/>
				<div className="mt-3 flex flex-wrap items-end gap-3">
					<TextField
						label="Federal holidays of"
						inputMode="numeric"
						className="w-40"
						name="year"
						defaultValue={typed['year'] ?? nextYear}
						error={errors['year']}
					/>
					<Button type="submit" name="intent" value="propose" variant="outline">
						Add them
					</Button>
				</div>
			</Sheet>
			<Sheet title="Lead times">
				<div className="grid items-start gap-4 sm:grid-cols-2">
					<TextField
						label="A new product ships after"
						unit="days"
						inputMode="numeric"
						hint="Business days, as its form proposes them."
						{...field('newLeadDays')}
					/>
					<TextField
						label="Jobs are due"
						unit="days"
						inputMode="numeric"
						hint="Calendar days after the approval of their order."
						{...field('jobDueDays')}
					/>
				</div>
			</Sheet>
			<div>
				<Button type="submit" name="intent" value="review" variant="action">
					Review changes
				</Button>
			</div>
		</form>
	)
}

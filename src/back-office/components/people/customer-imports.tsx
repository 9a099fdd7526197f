// The upload of a file of customers, how it is read, and the latest imports.
import { counted } from '#kit/plural.ts'
import { mostCustomerBytes, mostCustomerRows } from '../../rules/customer-file.ts'
import { customerImportUrl } from '../../urls.ts'
import type { CustomerImports } from '../../views.ts'
import { FileForm, LatestFiles } from '../import-files.tsx'
import { Sheet } from '../records.tsx'

export const CustomerUpload = () => (
	<Sheet
		title="Upload a file"
		intro="It is checked first and changes nothing until you confirm. Export the customers where you sold before and upload the file as it is."
	>
		<FileForm
			label={`CSV file, up to ${mostCustomerBytes / 1_000_000} MB and ${counted(mostCustomerRows, 'line')}`}
			accept=".csv,.txt,.tsv,text/csv"
		/>
	</Sheet>
)

export const CustomerHelp = () => (
	<Sheet
		title="How a file is read"
		intro="The first line names the columns. Exports of customers from Shopify, WooCommerce and Square are read as they are, and any list with Email, First Name, Last Name, Phone, Company and an address."
	>
		<ul className="grid list-disc gap-2 pl-5 text-muted">
			<li>
				Each new email address becomes an account with its name and phone. Its addresses go into the address
				book that the checkout offers; the company or school becomes the second line of an address, and a note
				for your staff.
			</li>
			<li>
				No mail is sent, and a password is never read. A customer opens the account with “Forgot password?” on
				the sign-in page, or with a sign-in service that confirms the address.
			</li>
			<li>
				Who has an account already keeps everything in it; only addresses that are missing are added. Nothing
				is added to an account whose holder has not confirmed its address, and addresses of your staff are
				refused.
			</li>
			<li>
				Of a list from TeamSnap, SportsEngine or another team system only adults are taken: parents and
				guardians with an email address, coaches and managers. Players, birth dates and medical notes are left
				out.
			</li>
			<li>
				Consent to marketing is not read, because the shop sends no marketing. The check names every column
				that is left out.
			</li>
		</ul>
	</Sheet>
)

export const LatestCustomerImports = ({ imports }: { imports: CustomerImports }) => (
	<LatestFiles
		title="Latest imports"
		none="No customers have been imported yet."
		imports={imports}
		urlOf={customerImportUrl}
	/>
)

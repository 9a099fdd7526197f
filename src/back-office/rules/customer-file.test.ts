// Files of customers: exports of shops and team systems, with made-up people. Of teams only adults are kept.
import { expect, test } from 'vitest'
import { mostCustomerRows, readCustomerFile } from './customer-file.ts'

const main = { line1: '1 Main St', line2: '', city: 'Ames', state: 'IA', zip: '50010' }

test.each([
	[
		'Shopify',
		`Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
'123,Pat,Vale,Pat@Example.com,yes,,1 Main St,,Ames,IA,US,'50010,,+12015550101,no,10.00,1,,no,vip`,
		{ email: 'pat@example.com', fullName: 'Pat Vale', phone: '+12015550101', addresses: [main] },
		[
			'Customer ID',
			'Accepts Email Marketing',
			'Accepts SMS Marketing',
			'Total Spent',
			'Total Orders',
			'Note',
			'Tax Exempt',
			'Tags',
		],
	],
	[
		'WooCommerce',
		`ID,user_login,user_pass,user_email,first_name,last_name,billing_first_name,billing_last_name,billing_company,billing_email,billing_phone,billing_address_1,billing_address_2,billing_postcode,billing_city,billing_state,billing_country,shipping_first_name,shipping_last_name,shipping_company,shipping_address_1,shipping_address_2,shipping_postcode,shipping_city,shipping_state,shipping_country
7,pat,$P$B1,pat@example.com,Pat,Vale,Pat,Vale,Ames High,pat@example.com,201-555-0101,1 Main St,,50010,Ames,IA,US,Lou,Oda,,2 Oak Ave,Gym,2134,Boston,Massachusetts,US`,
		{
			email: 'pat@example.com',
			company: 'Ames High',
			addresses: [
				{ ...main, line2: 'Ames High', name: 'Pat Vale', phone: '201-555-0101' },
				{ name: 'Lou Oda', line1: '2 Oak Ave', line2: 'Gym', city: 'Boston', state: 'MA', zip: '02134' },
			],
		},
		['ID', 'user_login', 'user_pass'],
	],
	[
		'WooCommerce without streets',
		`Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code
Pat Vale,pat,2026-01-01,2025-01-01,pat@example.com,1,10,10,US,Ames,IA,50010`,
		{ email: 'pat@example.com', fullName: 'Pat Vale', addresses: [] },
		['Username', 'Last Active', 'Sign Up', 'Orders', 'Total Spend', 'AOV'],
	],
	[
		'Square',
		`First Name;Last Name;Email Address;Phone Number;Company Name;Street Address 1;Street Address 2;City;State;Postal Code;Birthday;Square Customer ID
Pat;Vale;pat@example.com;'+12015550101;;1 Main St;;Ames;Iowa;50010;1980-02-03;X1`,
		{ email: 'pat@example.com', phone: '+12015550101', addresses: [main] },
		['Birthday', 'Square Customer ID'],
	],
	[
		'a plain list',
		'\ufeffName\tE-mail\tSchool\tMobile\tAddress\tCity\tState\tZIP\nVale, Pat\tpat@example.com\tAmes High\t(201) 555-0101\t1 Main St\tAmes\tIA\t50010',
		{
			email: 'pat@example.com',
			fullName: 'Pat Vale',
			company: 'Ames High',
			addresses: [{ ...main, line2: 'Ames High' }],
		},
		[],
	],
])('%s', (_, text, customer, unknown) => {
	const read = readCustomerFile(text)
	expect(read.problem).toBeUndefined()
	expect(read.customers).toMatchObject([{ row: 2, customer, problems: [] }])
	expect(read.unknown).toEqual(unknown)
	expect(JSON.stringify(read.customers)).not.toContain('$P$B1')
})

test.each([
	[
		'TeamSnap with family members',
		'First Name,Last Name,Gender,Birthdate,Jersey Number,Email,Is Non-Player,Family Member 1 First Name,Family Member 1 Last Name,Family Member 1 Email,Family Member 1 Phone,Medical Notes\nSam,Minor,Female,2012-03-04,7,sam@x.test,No,Pat,Vale,pat@x.test,201-555-0101,Asthma\nLou,Oda,,,,lou@x.test,Yes,,,,,',
		[
			{
				row: 2,
				customer: { email: 'pat@x.test', fullName: 'Pat Vale', phone: '201-555-0101', addresses: [] },
			},
			{ row: 3, customer: { email: 'lou@x.test', fullName: 'Lou Oda' } },
		],
	],
	[
		'SportsEngine',
		'First Name,Last Name,Date of Birth,Jersey #,Email,Parent/Guardian 1 First Name,Parent/Guardian 1 Last Name,Parent/Guardian 1 Email,Parent/Guardian 1 Cell Phone,Parent/Guardian 2 First Name,Parent/Guardian 2 Last Name,Parent/Guardian 2 Email,Allergies\nSam,Minor,03/04/2012,7,sam@x.test,Pat,Vale,pat@x.test,201-555-0101,Kim,Vale,kim@x.test,Asthma',
		[
			{ row: 2, customer: { email: 'pat@x.test', fullName: 'Pat Vale', phone: '201-555-0101' } },
			{ row: 2, customer: { email: 'kim@x.test', fullName: 'Kim Vale' } },
		],
	],
	[
		'a list with roles',
		'Role,First Name,Last Name,Email,Grade,Address,City,State,Zip\nPlayer,Sam,Minor,sam@x.test,6,1 Main St,Ames,IA,50010\nHead Coach,Lou,Oda,lou@x.test,,1 Main St,Ames,IA,50010\nStudent Manager,Sam,Minor,sam@x.test,,,,,\n,Sam,Minor,sam@x.test,,,,,',
		[{ row: 3, customer: { email: 'lou@x.test', fullName: 'Lou Oda', addresses: [main] } }],
	],
	[
		'GameChanger with contacts',
		'First Name,Last Name,Player #,Contact Name 1,Contact Email 1,Contact Phone 1\nSam,Minor,7,Pat Vale,pat@x.test,201-555-0101',
		[{ row: 2, customer: { email: 'pat@x.test', fullName: 'Pat Vale', phone: '201-555-0101' } }],
	],
])('%s: only adults', (_, text, customers) => {
	const read = readCustomerFile(text)
	expect(read.customers).toMatchObject(customers)
	expect(read.notes.join(' ')).toMatch(/only adults are taken.*Players are left out/)
	for (const left of ['Sam', 'Minor', 'sam@', '2012', 'Asthma']) {
		expect(JSON.stringify(read.customers)).not.toContain(left)
		expect(read.notes.join(' ')).not.toContain(left)
	}
})

const head = 'First Name,Last Name,Email,Phone,Address,City,State,Zip,Country'
const problemsOf = (line: string) =>
	readCustomerFile(`${head}\n${line}`).customers.flatMap(({ problems }) => problems)

test.each([
	['Pat,Vale,,,,,,,', 'Email', 'Expected an email address: an account is found by it.'],
	['Pat,Vale,pat@,,,,,,', 'Email', 'Expected an email address, such as pat@example.com.'],
	['Pat,Vale,p@x.test,555,,,,,', 'Phone', /area code.* comes without it\.$/],
	[
		'Pat,Vale,p@x.test,,1 Main St,Ames,Ontario,50010,',
		'State',
		/^State required\. .* without this address\.$/,
	],
	['Pat,Vale,p@x.test,,1 Main St,Ames,IA,5001,', 'Zip', /^ZIP code required/],
	['Pat,Vale,p@x.test,,1 Main St,,IA,50010,', 'City', /^City required/],
	['Pat,Vale,p@x.test,,1 Main St,Ames,IA,50010,Canada', 'Country', /in the United States/],
	[`${'P'.repeat(101)},Vale,p@x.test,,,,,,`, 'First Name', /At most 100 characters/],
])('%s is a problem of %s', (line, column, message) => {
	const found = problemsOf(line)
	expect(found).toMatchObject([{ row: 2, column }])
	expect(found[0]?.message).toMatch(message)
})

test.each([
	['a\0b', /save the sheet as a CSV/],
	['<html><body>', /save the sheet as a CSV/],
	['', /Expected a first line/],
	['Name,Phone\nPat,1', /Email among them/],
	[head, /no line below/],
	[
		'First,Last,Jersey Number,Email\nSam,Minor,7,sam@x.test',
		/list of players, and no column says who is an adult/,
	],
	[
		`${head}\n${'Pat,,p@x.test\n'.repeat(mostCustomerRows + 1)}`,
		/at most 10,000 lines; the file has 10,001 lines/,
	],
])('%.40j is refused as a whole', (text, message) => {
	const read = readCustomerFile(text)
	expect(read.customers).toEqual([])
	expect(read.problem).toMatch(message)
})

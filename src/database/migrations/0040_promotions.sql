CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"kind" text NOT NULL,
	"rate_bp" integer,
	"amount_cents" integer,
	"product_ids" jsonb NOT NULL,
	"sports" jsonb NOT NULL,
	"portal_ids" jsonb NOT NULL,
	"roles" jsonb NOT NULL,
	"least_cents" integer,
	"least_units" integer,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"most_uses" integer,
	"most_uses_each" integer,
	"combines" boolean NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_code_unique" UNIQUE("code"),
	CONSTRAINT "promotions_code" CHECK ("promotions"."code" = upper("promotions"."code") and "promotions"."code" <> ''),
	CONSTRAINT "promotions_value" CHECK (("promotions"."kind" = 'percent') = ("promotions"."rate_bp" is not null)
				and ("promotions"."kind" = 'amount') = ("promotions"."amount_cents" is not null)
				and coalesce("promotions"."rate_bp", 1) between 1 and 10000 and coalesce("promotions"."amount_cents", 1) >= 1),
	CONSTRAINT "promotions_days" CHECK ("promotions"."ends_on" >= "promotions"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "promotion_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promotion_id" uuid;--> statement-breakpoint
CREATE INDEX "promotions_days_idx" ON "promotions" USING btree ("starts_on","ends_on");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_promotion_idx" ON "orders" USING btree ("promotion_id","user_id") WHERE promotion_id is not null;
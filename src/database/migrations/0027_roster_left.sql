DROP INDEX "roster_user";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fill_in_of" uuid;--> statement-breakpoint
ALTER TABLE "roster" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "roster" ADD COLUMN "left_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fill_in_of_orders_id_fk" FOREIGN KEY ("fill_in_of") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "roster_user" ON "roster" USING btree ("team_id","user_id") WHERE left_at is null;
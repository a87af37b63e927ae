CREATE TABLE `reversals` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_intent` text,
	`amount_cents` integer NOT NULL,
	`returned` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reversals_payment` ON `reversals` (`payment_intent`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `mail_refused_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `not_before` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `lease_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO `ledger_accounts` (`id`, `kind`) VALUES ('suspense', 'house');--> statement-breakpoint
UPDATE `checkout_sessions` SET `payment_intent` = NULL WHERE `payment_intent` = '';--> statement-breakpoint
-- What was paid for users that are gone or never were, until now booked to them or to nobody.
INSERT INTO `ledger` (`debit`, `credit`, `amount`, `code`, `ref`, `at`)
SELECT 'stripe', 'suspense', `amount_cents` * 10, 'checkout', `id`, coalesce(`paid_at`, `created_at`)
FROM `checkout_sessions` WHERE `status` = 'paid' AND `amount_cents` > 0;
--> statement-breakpoint
INSERT INTO `ledger` (`debit`, `credit`, `amount`, `code`, `ref`, `at`)
SELECT a.`id`, 'suspense', a.`balance`, 'orphan', a.`id`, unixepoch() * 1000 FROM `ledger_accounts` a
WHERE a.`id` LIKE 'user:%' AND a.`balance` > 0 AND NOT EXISTS (SELECT 1 FROM `users` WHERE 'user:' || `id` = a.`id`);
--> statement-breakpoint
INSERT INTO `ledger` (`debit`, `credit`, `amount`, `code`, `ref`, `at`)
SELECT 'revenue', a.`id`, -a.`balance`, 'write-off', a.`id`, unixepoch() * 1000 FROM `ledger_accounts` a
WHERE a.`id` LIKE 'receivable:%' AND a.`balance` < 0
	AND NOT EXISTS (SELECT 1 FROM `users` WHERE 'receivable:' || `id` = a.`id`);
